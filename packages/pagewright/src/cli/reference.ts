import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { siteCache } from '../pipeline/cache/site-cache.ts';
import type { Engine } from '../pipeline/engine.ts';
import { type VersionTypes, declaredTypes } from '../pipeline/plugins/declared-types.ts';
import { pluginSite } from '../pipeline/plugins/plugin-site.ts';
import { filesLike } from '../pipeline/samples/files-like.ts';
import { type Problem, suggestion } from '../kernel/problems.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { loadSite } from '../site/load-site.ts';
import { chosenVersion } from './chosen-version.ts';
import { CommandError } from './command-error.ts';
import type { Options } from './options.ts';

/** Prints what a version declares, as the compiler reads it: what it inherits and what it states itself, put together. */
export async function runReference(engine: Engine, { siteDir, version: wanted, api }: Options): Promise<number> {
  const cacheDir = siteCache(engine, siteDir);
  const config = await loadConfig(siteDir, cacheDir);
  const { folder, label } = chosenVersion(config.versions, wanted, 'print');
  const problems: Problem[] = [];
  const site = await loadSite(siteDir, config, cacheDir, problems);
  const texts = textsOf(declaredTypes(site, pluginSite(site, engine, cacheDir))[folder] ?? {});
  if (texts.size === 0)
    throw new CommandError(`${label} has no declarations`, `apiReference() reads those in reference/${folder}`);
  if (api === undefined) console.log([...texts].map(([name, text]) => `// ${name}\n\n${text}`).join('\n'));
  else if (texts.has(api)) process.stdout.write(texts.get(api)!);
  else {
    const all = [...texts.keys()];
    throw new CommandError(`${label} has no declaration of "${api}"`, suggestion(api, all, `it has ${all.join(', ')}`));
  }
  return 0;
}

/** By the name of the API: what the `*` stands for in that of the packages. */
function textsOf(types: VersionTypes): Map<string, string> {
  const texts = Object.values(types).flatMap((given) =>
    typeof given === 'string'
      ? filesLike(given).map((file) => [basename(file, '.ts'), readFileSync(file, 'utf8')] as const)
      : Object.entries(given).map(([name, { text }]) => [name, text] as const),
  );
  return new Map(texts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
