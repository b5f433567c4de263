import type * as oxc from '@oxc-project/types';
import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { Problem } from '../../kernel/problems.ts';
import { lineAt } from '../../kernel/text/locate.ts';
import { type Attributes, readProps } from './read-props.ts';
import type { SiteModules } from './site-modules.ts';

/** The attributes of a site's components by name; null for those whose type is not known. */
export type ComponentAttributes = Record<string, Attributes | null>;

/** Reads the components, pages and parts of a site, and reports those that the bundler could not use. */
export function readModules(
  siteDir: string,
  { components, pages, parts }: Pick<SiteModules, 'components' | 'pages' | 'parts'>,
  problems: Problem[],
): ComponentAttributes {
  const attributes: ComponentAttributes = {};
  for (const [name, file] of Object.entries(components)) {
    const program = readModule(siteDir, file, problems);
    attributes[name] = (program && readProps(program)) ?? null;
  }
  for (const file of [...Object.values(pages), ...Object.values(parts)]) readModule(siteDir, file, problems);
  return attributes;
}

function readModule(siteDir: string, path: string, problems: Problem[]): oxc.Program | undefined {
  const file = relativePath(siteDir, path);
  const source = readFileSync(path, 'utf8');
  const { program, errors, module } = parseSync(path, source, { lang: path.endsWith('.jsx') ? 'jsx' : 'tsx' });
  const report = (line: number, message: string, hint: string): undefined =>
    void problems.push({ severity: 'error', file, line, message, hint });
  const [mistake] = errors;
  if (mistake)
    return report(
      lineAt(source, mistake.labels[0]?.start ?? 0),
      `failed to parse this file: ${mistake.message}`,
      'check the syntax around this line',
    );
  // `export { Lamp as default }` has a name.
  const exported = module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName));
  if (!exported.some(({ kind, name }) => kind === 'Default' || name === 'default'))
    return report(1, 'this file has no default export', 'export the component as default: export default function …');
  return program;
}
