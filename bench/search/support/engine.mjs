// The search engine's code, bundled from its sources: what is measured is what is published.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const sources = join(dirname(fileURLToPath(import.meta.url)), '../../../packages/pagewright/src');
const modules = {
  'pipeline/render/read-page.ts': ['readPage'],
  'search/query/run-query.ts': ['answerFrom'],
  'search/query/read-index.ts': ['SearchIndex'],
  'search/index/extract.ts': ['extractRecords'],
  'search/index/index-page.ts': ['indexPage'],
  'search/index/write-index.ts': ['writeIndex'],
};
/** For the browser: only what answers queries. */
export const answering = ['answerFrom', 'SearchIndex'];

/** Bundles the engine into one file in a folder and returns its path. @param names What it exports. */
export async function bundleEngine(folder, names = Object.values(modules).flat()) {
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.mjs');
  const lines = Object.entries(modules)
    .map(([file, all]) => ({ file, some: all.filter((name) => names.includes(name)) }))
    .filter(({ some }) => some.length > 0)
    .map(({ file, some }) => `export { ${some.join(', ')} } from ${JSON.stringify(join(sources, file))};`);
  writeFileSync(entry, `${lines.join('\n')}\n`);
  const bundle = await rolldown({ input: entry, platform: 'neutral', external: /^node:/, logLevel: 'warn' });
  const file = join(folder, 'engine.mjs');
  // Like the published worker, see `compileAtOnce`.
  await bundle.write({
    file,
    format: 'es',
    minify: true,
    codeSplitting: false,
    postBanner: '//# allFunctionsCalledOnLoad',
  });
  await bundle.close();
  return file;
}

export async function loadEngine(folder) {
  return import(pathToFileURL(await bundleEngine(folder)).href);
}
