import type { Problem } from '../../kernel/problems.ts';
import { type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import { ownFile } from '../parts/own-file.ts';
import type { Platforms } from '../parts/platforms.ts';
import { checkCommands } from './check-commands.ts';
import { type VersionCommands, commandTable, readCommands } from './read-commands.ts';

export type { CommandLine } from './command-line.ts';

const components = {
  CommandReference: { name: 'required' },
  CommandList: {},
  HookList: {},
  EnvironmentList: {},
} as const;
const uses = new RegExp(`<(?:${Object.keys(components).join('|')})\\b`);

/**
 * Describes the product's command line. `commands/FOLDER.ts` lists the commands of the version in that folder; pages show them
 * with `<CommandReference name="sync" />`, `<CommandList />`, `<HookList />` and `<EnvironmentList />`.
 */
export function commands(platforms: Platforms = {}): Plugin {
  return definePlugin<Record<string, VersionCommands>>({
    name: 'commands',
    version: JSON.stringify(platforms),
    markdown: {
      components,
      prepare: commandTable,
      key: (table, version) => JSON.stringify(table[version] ?? null),
      async page({ source, version }, table) {
        const own = table[version];
        if (!uses.test(source)) return undefined;
        if (!own) return { render: () => ({ known: [] }) };
        const { renderCommands } = await import('./render.tsx');
        return { render: (component, tools) => renderCommands(component, own, platforms, tools) };
      },
    },
    styles: ownFile('parts/api.css'),
    async check(site) {
      const problems: Problem[] = [];
      for (const version of site.versions) {
        const read = await readCommands(site, version);
        if (read) problems.push(...checkCommands(read, version.docs, platforms.platforms ?? []));
      }
      return problems;
    },
  });
}
