import { hashedFolder, isNamedByContent } from '../../site/routes/static-files.ts';
import type { Plugin } from '../../site/plugins/plugin.ts';
import { immutable } from '../../contract/cache-control.ts';

/**
 * `_headers`, which several static hosts read. It makes them do what `staticHandler` does: what is named by its content
 * may be cached for ever, browsers do not guess types, and search engines show pages, not their Markdown.
 *
 * @param plugins What they need of a policy is noted in comments: this engine sets none, but a host may.
 * @param paths Below the base path; those that are not named by their content are left out.
 */
export function hostHeaders(paths: string[], baseUrl: string, plugins: Pick<Plugin, 'name' | 'csp'>[]): string {
  const kept = new Set(paths.filter(isNamedByContent).map(wholeFolder));
  return [
    ...plugins.flatMap(({ name, csp = {} }) =>
      Object.entries(csp).map(([directive, sources]) => `# ${name} needs ${directive} ${sources.join(' ')}\n`),
    ),
    rule('/*', 'X-Content-Type-Options: nosniff'),
    // Writers' own Markdown files as well: a rule for each page would be too many.
    rule(`${baseUrl}*.md`, 'X-Robots-Tag: noindex'),
    ...[...kept].sort().map((path) => rule(baseUrl + path, `Cache-Control: ${immutable}`)),
  ].join('');
}

function rule(path: string, header: string): string {
  return `${path}\n  ${header}\n`;
}

/** Hosts limit the number of rules, and an index has a file for each page. */
function wholeFolder(path: string): string {
  const folder = hashedFolder(path);
  return folder ? `${folder}*` : path;
}
