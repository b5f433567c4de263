import { lineOfText } from '../../kernel/text/locate.ts';
import type { PluginProse } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { commandFiles, readCommands } from './read-commands.ts';

/** What the lists of commands say about them, each where it is written: some of it in a file that several versions share. */
export async function commandProse(site: PluginSite): Promise<PluginProse[]> {
  const prose: PluginProse[] = [];
  for (const version of site.versions) {
    const commands = await readCommands(site, version);
    if (!commands) continue;
    const files = commandFiles(site, version);
    for (const text of textsIn(commands.commandLine)) {
      const [written = { file: commands.file, line: 1 }] = files.flatMap(({ file, source }) => {
        const line = lineOfText(source, text);
        return line === undefined ? [] : [{ file, line }];
      });
      prose.push({ ...written, text });
    }
  }
  return prose;
}

/** Every `text` within a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    if (name === 'text' && typeof part === 'string') yield part;
    else yield* textsIn(part);
}
