import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressBeside } from './compress.ts';
import type { Engine } from './engine.ts';
import { fingerprint } from './hash.ts';

export interface Bundle {
  /** Identifies the client code. */
  id: string;
  /** Module with the server components' door. */
  rsc: string;
  /** Folder whose files go to assets/. */
  assets: string;
  /** Addresses of the application's files, separated by blanks, the entry first. */
  entry: string;
  stylesheet: string;
  /** The inlined boot script. */
  boot: string;
}

/** The engine's own code, bundled for pages and browser. It holds nothing of the site, so it is made once per engine change. */
export async function ensureBundle(engine: Engine, baseUrl: string): Promise<Bundle> {
  const dir = join(engine.cache, `bundle-${engine.hash}-${fingerprint(baseUrl)}`);
  if (!existsSync(dir)) await makeBundle(engine, baseUrl, dir);
  return JSON.parse(readFileSync(join(dir, 'bundle.json'), 'utf8')) as Bundle;
}

async function makeBundle(engine: Engine, baseUrl: string, dir: string): Promise<void> {
  const { createBuilder } = await import('vite');
  const { outputFolders, viteConfig } = await import('./vite-config.ts');
  const fresh = `${dir}.${process.pid}`;
  // React chooses its build by this when the server bundles run, too.
  const define = { 'process.env.NODE_ENV': '"production"' };
  const builder = await createBuilder({
    ...viteConfig(engine, baseUrl),
    mode: 'production',
    define,
    environments: outputFolders(fresh)!,
    customLogger: await quietLogger(),
  });
  await builder.buildApp();
  const assets = join(fresh, 'client', 'assets');
  const files = readdirSync(assets);
  const find = (pattern: RegExp): string => files.find((file) => pattern.test(file))!;
  const boot = await bundleBoot(engine);
  const entries = [find(/^index-.*\.js$/), find(/^application-.*\.js$/)].map((file) => `${baseUrl}assets/${file}`);
  const stylesheet = find(/^application-.*\.css$/);
  const bundle: Bundle = {
    id: fingerprint(...files.sort(), boot),
    rsc: join(dir, 'rsc', 'index.js'),
    assets: join(dir, 'client', 'assets'),
    entry: entries.join(' '),
    stylesheet: `${baseUrl}assets/${stylesheet}`,
    boot,
  };
  writeFileSync(join(fresh, 'bundle.json'), JSON.stringify(bundle));
  try {
    renameSync(fresh, dir);
  } catch (error) {
    // Another build of the same sources was faster.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(dir)) throw error;
  }
}

/** For the large ones, in bytes, level 11 takes a second for 1 kB of the 73 of the application. */
const largeAsset = 100_000;

/** Compresses what a new bundle sends to readers, beside this thread: it takes as long as rendering a hundred pages. */
export async function compressAssets({ assets }: Bundle): Promise<void> {
  const files = readdirSync(assets);
  const missing = files.filter((file) => !/\.(?:br|gz)$/.test(file) && !files.includes(`${file}.br`));
  const compress = (file: string): Promise<void> => {
    const path = join(assets, file);
    return compressBeside(path, dirname(assets), statSync(path).size > largeAsset ? 10 : 11);
  };
  await Promise.all(missing.map(compress));
}

/** The boot script as one minified expression, to be inlined into every page. */
export async function bundleBoot(engine: Pick<Engine, 'root'>): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(engine.root, 'src/entries/boot.ts'),
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim().replaceAll('</script', '<\\/script');
}

/** Vite's warnings, without those about directives, which server components are made of, and about slow machines. */
async function quietLogger() {
  const { createLogger } = await import('vite');
  const logger = createLogger('warn');
  const warn = logger.warn.bind(logger);
  logger.warn = (message, options) => {
    if (
      !message.includes('MODULE_LEVEL_DIRECTIVE') &&
      !message.includes('PLUGIN_TIMINGS') &&
      !message.includes('not inside project root')
    )
      warn(message, options);
  };
  return logger;
}
