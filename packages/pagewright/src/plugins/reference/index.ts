import { join } from 'node:path';
import type { Problem } from '../../kernel/problems.ts';
import { type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import { checkOptions } from '../parts/check-options.ts';
import { ownFile } from '../parts/own-file.ts';
import { VersionReference, readDeclarations, referenceFiles } from './load-reference.ts';
import { type ReferenceOptions, referenceOptions } from './options.ts';
import { pageReference } from './page-reference.ts';
import { referenceKey, referenceTable } from './reference-table.ts';
import type { ReferenceTable } from './table-types.ts';

export type { ReferenceOptions } from './options.ts';

/**
 * Generates API pages from declarations. `reference/FOLDER/NAME.ts` declares what the package `@scope/NAME` exports in the version
 * of that folder; a page shows it with `<ApiReference name="NAME" />`, and the options of the product's configuration file with
 * `<ConfigReference />`. Names in samples lead to their definitions, and samples are checked against the declarations.
 */
export function apiReference(given: ReferenceOptions): Plugin {
  const options = checkOptions('apiReference({ … })', referenceOptions, given);
  return definePlugin<ReferenceTable>({
    name: 'reference',
    version: JSON.stringify(options),
    markdown: {
      components: { ApiReference: { name: 'required' }, ConfigReference: {} },
      prepare: referenceTable,
      key: referenceKey,
      page: (page, table) => pageReference(options, table, page),
    },
    styles: ownFile('parts/api.css'),
    /** Declarations that pages show are parsed anyway. */
    async check({ dir, versions }, command) {
      const problems: Problem[] = [];
      if (command !== 'check') return problems;
      for (const { folder } of versions)
        problems.push(...(await new VersionReference(folder, readDeclarations(dir, folder), options).problems()));
      return problems;
    },
    types({ dir }, { folder }) {
      const files = join(dir, 'reference', folder, '*.ts');
      return referenceFiles(dir, folder).length > 0 ? { [`${options.scope}/*`]: files } : {};
    },
  });
}
