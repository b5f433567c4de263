import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '../../site/config/validate.ts';
import type { PluginSite, PluginVersion } from '../../site/plugins/plugin-site.ts';
import { type IconTable, readIcons } from '../parts/icons-in.ts';
import { withTaken } from '../parts/taken-files.ts';
import { type WrittenLink, linksIn } from '../parts/written-links.ts';
import type { Commands } from './check-commands.ts';
import { type ResolvedCommandLine, commandLineSchema } from './command-line.ts';

/** What pages of a version show of its command line. Plain data. */
export interface VersionCommands {
  commandLine: ResolvedCommandLine;
  /** Of the docs of commands, by id. */
  routes: Record<string, string>;
  links: WrittenLink[];
  icons?: IconTable;
}

/** The command line of a version; nothing if it has none. */
export async function readCommands(site: PluginSite, { folder }: PluginVersion): Promise<Commands | undefined> {
  const file = `commands/${folder}.ts`;
  const loaded = await site.load(file);
  if (!loaded) return undefined;
  const { value, source } = loaded;
  return { file, source, commandLine: validate(commandLineSchema, value, { file, source }) };
}

/** By the name of the version. */
export async function commandTable(site: PluginSite, iconFile?: string): Promise<Record<string, VersionCommands>> {
  const icons = iconFile && readIcons(site, iconFile, 'commands');
  const table: Record<string, VersionCommands> = {};
  for (const version of site.versions) {
    const { commandLine } = (await readCommands(site, version)) ?? {};
    if (!commandLine) continue;
    const documented = commandLine.commands.flatMap(({ doc }) => version.docs.get(doc ?? '') ?? []);
    const links = commandFiles(site, version).flatMap(({ file, source }) => linksIn(file, source));
    table[version.name] = {
      commandLine,
      routes: Object.fromEntries(documented.map(({ id, route }) => [id, route])),
      links,
      ...(icons && { icons }),
    };
  }
  return table;
}

/** The file of a version's command line, and those that it takes something from. */
export function commandFiles({ dir }: PluginSite, { folder }: PluginVersion): { file: string; source: string }[] {
  return withTaken(dir, `commands/${folder}.ts`).map((file) => ({
    file,
    source: readFileSync(join(dir, file), 'utf8'),
  }));
}
