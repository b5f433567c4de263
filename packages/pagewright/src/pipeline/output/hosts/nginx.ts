import { contentTypes } from '../../../kernel/files/content-type.ts';
import { escapeForPattern, pathPattern } from '../../../kernel/text/pattern.ts';
import { hostFiles } from '../../../site/routes/host-files.ts';
import {
  type HostedSite,
  commonHeaders,
  redirectStatus,
  revalidated,
  spellings,
  splitTarget,
  varyingHeaders,
} from './host.ts';

/** Where the official image, and this configuration, have the site. */
const root = '/usr/share/nginx/html';

/** `nginx.conf`: one server, to be included where nginx includes the others, such as in /etc/nginx/conf.d. */
export function nginxConfig({ headers, redirects, languages }: HostedSite): string {
  const varying = varyingHeaders(headers);
  return `# Serves this site with nginx. Change where it listens, its name and its root as you need them.
${varying.map(map).join('\n')}
server {
  listen 80;
  listen [::]:80;
  root ${root};

  absolute_redirect off;
  server_tokens off;
  # Sends x.html.gz for x.html. What has no such copy is compressed when it is asked for.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_types ${bareTypes.join(' ')};
  charset utf-8;
  charset_types ${bareTypes.join(' ')};
  types {
${types()}
  }
  default_type application/octet-stream;

${commonHeaders(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
${varying.map(({ name }) => `  add_header ${name} ${variable(name)} always;`).join('\n')}

  error_page 404 /404.html;
  # /x, /x/ and /x/index.html are one page.
  location / {
    try_files $uri $uri/index.html =404;
  }
${languages.map(language).join('')}  # What is not meant for readers.
  location ~ /\\.(?!well-known(?:/|$)) {
    return 404;
  }
  location ~ ^/(?:${hostFiles.map(escapeForPattern).join('|')})$ {
    return 404;
  }

${redirects.flatMap(redirect).join('')}}
`;
}

/** The value of a header by the address. An empty one is not sent. */
function map({ name, cases }: ReturnType<typeof varyingHeaders>[number]): string {
  const rest = name === 'Cache-Control' ? revalidated : '';
  const lines = cases.map(({ path, value }) => `  ${quoted(`~${pathPattern(path)}`)} ${quoted(value)};\n`);
  return `map $uri ${variable(name)} {\n  default "${rest}";\n${lines.join('')}}\n`;
}

const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

function language(base: string): string {
  return `  location ${quoted(base)} {
    error_page 404 ${quoted(`${base}404.html`)};
    try_files $uri $uri/index.html =404;
  }
`;
}

function redirect({ from, to }: HostedSite['redirects'][number]): string[] {
  const { target, hash, passesOn } = splitTarget(to);
  const query = passesOn ? '$is_args$args' : '';
  const plain = (text: string): string => text.replaceAll('$', '%24');
  return spellings(from).map(
    (address) =>
      `  location = ${quoted(address)} {\n    return ${redirectStatus(from)} ${quoted(plain(target), query + plain(hash))};\n  }\n`,
  );
}

/** A text in quotes. nginx has no way to write a dollar that does not begin a variable. */
function quoted(text: string, more = ''): string {
  if (text.includes('$') && !text.startsWith('~')) throw new Error(`nginx.conf cannot contain the text ${text}`);
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}${more}"`;
}

/** Texts that are not HTML, which is always compressed. */
const bareTypes = [
  ...new Set(
    Object.values(contentTypes)
      .filter((type) => type.endsWith('; charset=utf-8'))
      .map((type) => type.replace(/;.*/, '')),
  ),
  'image/svg+xml',
].filter((type) => type !== 'text/html');

function types(): string {
  return Object.entries(contentTypes)
    .map(([ending, type]) => `    ${type.replace(/;.*/, '')} ${ending.slice(1)};`)
    .join('\n');
}
