import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '../../site/config/validate.ts';
import type { PluginSite, PluginVersion } from '../../site/plugins/plugin-site.ts';
import { type WrittenLink, linksIn } from '../parts/written-links.ts';
import type { Commands } from './check-commands.ts';
import { type ResolvedCommandLine, commandLineSchema } from './command-line.ts';

/** What pages of a version show of its command line. Plain data. */
export interface VersionCommands {
  commandLine: ResolvedCommandLine;
  /** Of the docs of commands, by id. */
  routes: Record<string, string>;
  links: WrittenLink[];
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
export async function commandTable(site: PluginSite): Promise<Record<string, VersionCommands>> {
  const table: Record<string, VersionCommands> = {};
  for (const version of site.versions) {
    const { commandLine } = (await readCommands(site, version)) ?? {};
    if (!commandLine) continue;
    const documented = commandLine.commands.flatMap(({ doc }) => version.docs.get(doc ?? '') ?? []);
    const links = commandFiles(site, version).flatMap((file) =>
      linksIn(file, readFileSync(join(site.dir, file), 'utf8')),
    );
    table[version.name] = {
      commandLine,
      routes: Object.fromEntries(documented.map(({ id, route }) => [id, route])),
      links,
    };
  }
  return table;
}

/** The file of a version's command line, and those that versions share. */
function commandFiles({ dir, versions }: PluginSite, { folder }: PluginVersion): string[] {
  const path = join(dir, 'commands');
  if (!existsSync(path)) return [];
  const others = new Set(versions.map((version) => `${version.folder}.ts`));
  others.delete(`${folder}.ts`);
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !others.has(entry.name))
    .map(({ name }) => `commands/${name}`);
}
