import { join } from 'node:path';
import { type Problem, collectErrors, distinct } from '../../kernel/problems.ts';
import { type DeclaredText, type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import { checkOptions } from '../parts/check-options.ts';
import { ownFile } from '../parts/own-file.ts';
import { apiFiles } from './write-api-files.ts';
import { declarationFiles } from './declarations.ts';
import { allDeclarations } from './inherit/versions.ts';
import { VersionReference } from './load-reference.ts';
import { type ReferenceOptions, referenceOptions } from './options.ts';
import { pageReference } from './page-reference.ts';
import { type Declarations, declarationFile, originOf } from './read-declarations.ts';
import { referenceProse } from './prose.ts';
import { referenceKey, referenceTable } from './reference-table.ts';
import { referenceSamples } from './samples.ts';
import type { ReferenceTable } from './table-types.ts';
import { versionsHook } from './version-folders.ts';

export type { ReferenceOptions } from './options.ts';

/**
 * Generates API pages from declarations. `reference/FOLDER/NAME.ts` declares what the package `@scope/NAME` exports in the version
 * of that folder; a page shows it with `<ApiReference name="NAME" />`, and the options of the product's configuration file with
 * `<ConfigReference />`. An older version may state only what differs from the next newer one. Names in samples lead to their definitions, and samples are checked against the declarations.
 */
export function apiReference(given: ReferenceOptions): Plugin {
  const options = checkOptions('apiReference({ … })', referenceOptions, given);
  const read = new WeakMap<object, Map<string, VersionReference>>();
  /** By folder. What is put together and parsed for one hook is there for the next. */
  const referencesOf = (site: Parameters<typeof allDeclarations>[0]): Map<string, VersionReference> => {
    const known = read.get(site);
    if (known) return known;
    const all = Object.entries(allDeclarations(site, options.inherit)).map(
      ([folder, declarations]) => [folder, new VersionReference(folder, declarations, options)] as const,
    );
    const references = new Map(all);
    read.set(site, references);
    return references;
  };
  /** Of the site as it was read last. */
  let table: ReferenceTable | undefined;
  return definePlugin<ReferenceTable>({
    name: 'reference',
    version: JSON.stringify(options),
    markdown: {
      components: { ApiReference: { name: 'required' }, ConfigReference: {} },
      styles: ownFile('parts/api.css'),
      prepare: (site) => (table = referenceTable(site, options)),
      key: referenceKey,
      page: (page, data) => pageReference(options, data, page),
    },
    files: (site) => [...declarationFiles(site, table!, options), ...apiFiles(table!, options)],
    client: ownFile('reference/declaration-popover.ts'),
    csp: { 'trusted-types': ['declarations'] },
    /** Declarations that pages show are parsed anyway. */
    async check(site, command) {
      const problems: Problem[] = [];
      if (command !== 'check') return problems;
      const all = await collectErrors(problems, () => referencesOf(site));
      for (const reference of all?.values() ?? []) problems.push(...(await reference.problems()));
      return distinct(problems);
    },
    async samples(site, { folder }) {
      const reference = referencesOf(site).get(folder)!;
      // Declarations with mistakes are reported by `check`.
      return (await reference.problems()).length > 0 ? [] : referenceSamples(reference, options.scope);
    },
    async prose(site) {
      const versions = [...referencesOf(site).values()];
      const problems = (await Promise.all(versions.map((version) => version.problems()))).flat();
      return problems.length > 0 ? [] : versions.flatMap(referenceProse);
    },
    versions: versionsHook(options.inherit),
    types(site, { folder }) {
      const { declarations } = referencesOf(site).get(folder)!;
      return declarations.size > 0 ? { [`${options.scope}/*`]: compiledFiles(site.dir, folder, declarations) } : {};
    },
  });
}

/** The folder itself, unless something in it is inherited. */
function compiledFiles(dir: string, folder: string, declarations: Declarations): string | Record<string, DeclaredText> {
  const isWhole = [...declarations].every(([name, { origins }]) =>
    origins.every(({ file }) => file === declarationFile(folder, name)),
  );
  if (isWhole) return join(dir, 'reference', folder, '*.ts');
  return Object.fromEntries(
    Array.from(declarations, ([name, declaration]) => [
      name,
      {
        text: declaration.text,
        lines: declaration.text.split('\n').map((_, index) => originOf(declaration, index + 1)),
      },
    ]),
  );
}
