/** The file in which a build tells hosts, and `serve`, what to send. */
export const headersFile = '_headers';

/** Files in the root of the output that hosts read and do not serve. */
export const hostFiles = [
  headersFile,
  '_redirects',
  'vercel.json',
  'cloudfront-request.js',
  'cloudfront-response.js',
  'nginx.conf',
  'Dockerfile',
  'Caddyfile',
  '.htaccess',
];
