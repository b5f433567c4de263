import { escapeForPattern } from '../../../kernel/text/pattern.ts';
import { type HostedSite, encodeTarget, redirectStatus, spellings } from './host.ts';

/** `vercel.json`: pages at their addresses, headers and redirects. */
export function vercelConfig({ headers, redirects }: HostedSite): string {
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      // Nothing is left to build.
      framework: null,
      buildCommand: null,
      outputDirectory: '.',
      // `/x` is x.html. What ends with a slash is not redirected: landing pages do.
      cleanUrls: true,
      headers: headers.map((rule) => ({
        source: source(rule.path),
        headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirects.flatMap(({ from, to }) =>
        spellings(from).map((address) => ({
          source: source(encodeURI(address)),
          destination: encodeTarget(to),
          statusCode: redirectStatus(from),
        })),
      ),
    },
    undefined,
    2,
  )}\n`;
}

/** A path in the syntax of its routes, where a colon begins a parameter. */
function source(path: string): string {
  return escapeForPattern(path)
    .replaceAll(String.raw`\*`, '(.*)')
    .replaceAll(':', String.raw`\:`);
}
