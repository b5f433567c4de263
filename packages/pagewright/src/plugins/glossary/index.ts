import type { Problem } from '../../kernel/problems.ts';
import { type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { checkOptions } from '../parts/check-options.ts';
import { ownFile } from '../parts/own-file.ts';
import { versionFiles } from '../parts/version-files.ts';
import { type VersionGlossary, glossaryTable } from './glossary-table.ts';
import { linkTerm } from './link-term.ts';
import { type GlossaryOptions, glossaryOptions } from './options.ts';

export type { Glossary } from './glossary-file.ts';
export type { GlossaryOptions } from './options.ts';

/**
 * Terms with what they mean. `glossary/FOLDER.ts` lists those of the version in that folder; `<Glossary />` shows them on a page, and
 * `<Term>web view</Term>` in a text leads there. Readers see the definition beside the word.
 */
export function glossary(given: GlossaryOptions = {}): Plugin {
  const { page } = checkOptions('glossary({ … })', glossaryOptions, given);
  return definePlugin<Record<string, VersionGlossary>>({
    name: 'glossary',
    version: JSON.stringify([page]),
    markdown: {
      components: { Glossary: {} },
      links: { Term: { id: 'optional' } },
      prepare: (site) => glossaryTable(site, page),
      key: (table, version) => JSON.stringify(table[version]),
      async page({ source, version }, table) {
        if (!/<(?:Glossary|Term)\b/.test(source)) return undefined;
        const own = table[version]!;
        const { renderGlossary } = await import('./render.tsx');
        return {
          render: (_component, tools) => renderGlossary(own, tools),
          linkTo: (word) => linkTerm(word, own, page),
        };
      },
    },
    check: (site) => pagesWithoutList(site, page),
    versions: versionFiles('glossary'),
    styles: ownFile('glossary/glossary.css'),
  });
}

async function pagesWithoutList(site: PluginSite, page: string): Promise<Problem[]> {
  const table = await glossaryTable(site, page);
  return site.versions.flatMap(({ name, docs }): Problem[] => {
    const doc = docs.get(page);
    const { file, terms } = table[name]!;
    if (!doc || terms.length === 0 || /^\s*<Glossary\b/m.test(doc.source)) return [];
    return [
      {
        severity: 'error',
        file: doc.file,
        line: 1,
        message: `this is the page of the glossary, but it does not show ${file}`,
        hint: 'put <Glossary /> on a line of its own, or name another page: glossary({ page: … })',
      },
    ];
  });
}
