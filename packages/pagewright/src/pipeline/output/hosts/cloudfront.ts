import { pathPattern } from '../../../kernel/text/pattern.ts';
import { type HostedSite, commonHeaders, revalidated, varyingHeaders } from './host.ts';

/**
 * The functions that a CloudFront distribution in front of S3 needs: S3 knows files only, and sends few headers.
 * Redirects are pages, since a function's size is limited.
 */
export function cloudfrontFunctions({ headers }: HostedSite): Record<string, string> {
  return { 'cloudfront-request.js': request, 'cloudfront-response.js': response(headers) };
}

/** An address that does not end like a file's is that of a page: a number is no such ending (`release-4.0`). */
const request = `// For the event "viewer request": /x, /x/ and /x/index.html are the file x/index.html.
function handler(event) {
  var request = event.request;
  var address = request.uri.replace(/\\/+(?:index\\.html)?$/, '');
  if (!/\\.[a-z]\\w*$/i.test(address)) request.uri = address + '/index.html';
  return request;
}
`;

function response(rules: HostedSite['headers']): string {
  const common = Object.fromEntries([...commonHeaders(rules), ['Cache-Control', revalidated]].map(lowerCase));
  const cases = varyingHeaders(rules).flatMap(({ name, cases: of }) =>
    of.map(({ path, value }) => [pathPattern(path), name.toLowerCase(), value]),
  );
  return `// For the event "viewer response": what the site sends with all files, and with some.
var common = ${JSON.stringify(common, undefined, 2)};
var some = ${JSON.stringify(cases, undefined, 2)};
function handler(event) {
  var headers = event.response.headers;
  for (var name in common) headers[name] = { value: common[name] };
  some.forEach(function (one) {
    if (new RegExp(one[0]).test(event.request.uri)) headers[one[1]] = { value: one[2] };
  });
  return event.response;
}
`;
}

const lowerCase = ([name, value]: string[]): [string, string] => [name!.toLowerCase(), value!];
