import type { Problem } from '../../kernel/problems.ts';
import { type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import { ownFile } from '../parts/own-file.ts';
import type { Platforms } from '../parts/platforms.ts';
import { versionFiles } from '../parts/version-files.ts';
import { checkCommands } from './check-commands.ts';
import { commandProse } from './prose.ts';
import { type VersionCommands, commandTable, readCommands } from './read-commands.ts';

export type { CommandLine } from './command-line.ts';

export interface CommandOptions extends Platforms {
  /** An SVG file in `static/` with a `<symbol>` for each platform and one named `terminal`: pages show them. */
  icons?: string;
}

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
export function commands({ icons, ...platforms }: CommandOptions = {}): Plugin {
  return definePlugin<Record<string, VersionCommands>>({
    name: 'commands',
    version: JSON.stringify([platforms, icons]),
    markdown: {
      components,
      styles: ownFile('commands/commands.css'),
      prepare: (site) => commandTable(site, icons),
      key: (table, version) => JSON.stringify(table[version] ?? null),
      async page({ source, version }, table) {
        const own = table[version];
        if (!uses.test(source)) return undefined;
        if (!own) return { render: () => ({ known: [] }) };
        const { renderCommands } = await import('./render.tsx');
        return { languages: ['sh'], render: (component, tools) => renderCommands(component, own, platforms, tools) };
      },
    },
    versions: versionFiles('commands'),
    prose: commandProse,
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
