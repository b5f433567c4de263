import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPluginApi } from '@vitejs/plugin-rsc';
import { type ViteBuilder, createBuilder, createLogger } from 'vite';
import { fingerprint } from '../../kernel/hash.ts';
import { hasModules } from '../../site/modules/site-modules.ts';
import { bundleBoot } from './bundle-boot.ts';
import type { BundleOrder } from '../engine.ts';
import { bundleProblems } from './bundle-problems.ts';
import type { StoredBundle } from './ensure-bundle.ts';
import { inlinedData } from './inlined-data.ts';
import { inlineStrings } from './inline-strings.ts';
import { optionalFonts } from './optional-fonts.ts';
import { type SiteInputs, inputsKey, noteInputs } from './site-inputs.ts';
import { outputFolders, viteConfig } from './vite-config.ts';

interface BundleTarget extends BundleOrder {
  /** The engine's folder. */
  root: string;
}

/** Runs in bin/bundle-engine.mjs: prints mistakes in the code as problems. */
export async function bundleEngine(target: BundleTarget): Promise<void> {
  try {
    await makeBundle(target);
  } catch (error) {
    const problems = bundleProblems(error, target);
    if (!problems) throw error;
    process.stdout.write(JSON.stringify(problems));
    process.exitCode = 1;
  }
}

async function makeBundle({
  root,
  baseUrl,
  modules,
  strings,
  languages,
  isDevelopment,
  dir,
}: BundleTarget): Promise<void> {
  // React also picks its build by this when the server bundles run.
  const define = { 'process.env.NODE_ENV': '"production"' };
  const inputs: SiteInputs = {};
  const shared = viteConfig({ root }, baseUrl, () => modules);
  const builder = await createBuilder({
    ...shared,
    plugins: [noteInputs(root, inputs), ...(languages > 1 ? [] : [inlineStrings(strings)]), ...(shared.plugins ?? [])],
    mode: 'production',
    define,
    build: { ...shared.build, ...(isDevelopment && { minify: false }) },
    environments: outputFolders(root, dir, isDevelopment ? forWriters : {}),
    customLogger: quietLogger(),
  });
  await buildEnvironments(builder);
  const assets = join(dir, 'client', 'assets');
  const files = readdirSync(assets);
  const find = (pattern: RegExp): string => {
    const file = files.find((name) => pattern.test(name));
    if (!file)
      throw new Error(
        `The client bundle has no file that matches ${pattern}; see codeSplitting in src/pipeline/bundle/vite-config.ts.`,
      );
    return file;
  };
  const boot = await bundleBoot({ root }, strings, modules.webMcp);
  const scripts = [/^index-.*\.js$/, /^application-.*\.js$/, /^keep-loading-.*\.js$/].map(
    (pattern) => `${baseUrl}assets/${find(pattern)}`,
  );
  const stylesheet = find(/^application-.*\.css$/);
  const bundle: StoredBundle = {
    // Pages also depend on what only the server runs.
    id: fingerprint(...files.sort(), boot, ...(hasModules(modules) ? [inputsKey(inputs)] : [])),
    scripts,
    stylesheet: `${baseUrl}assets/${stylesheet}`,
    fonts: optionalFonts(readFileSync(join(assets, stylesheet), 'utf8')),
    boot,
    needs: inlinedData(
      files.filter((file) => /\.(?:css|js)$/.test(file)).map((file) => readFileSync(join(assets, file), 'utf8')),
    ),
    inputs,
  };
  writeFileSync(join(dir, 'bundle.json'), JSON.stringify(bundle));
}

/** What receives edits. React is that of readers: its development build takes twice as long to render and to load. */
const forWriters = { 'import.meta.env.DEV': 'true' };

/** Without the plugin's two builds in advance, which look for server functions: a read-only website has none. */
async function buildEnvironments(builder: ViteBuilder): Promise<void> {
  const { manager } = getPluginApi(builder.config)!;
  const { rsc, ssr, client } = builder.environments;
  await builder.build(rsc!);
  manager.stabilize();
  await builder.build(client!);
  await builder.build(ssr!);
  manager.writeAssetsManifest(['ssr', 'rsc']);
  manager.writeEnvironmentImportsManifest();
}

/** Vite's warnings, except those about directives (normal with server components), slow machines and the output path. */
function quietLogger() {
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
