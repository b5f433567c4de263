import rsc from '@vitejs/plugin-rsc';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { Engine } from '../engine.ts';

const entry = (name: string): string => `./src/entries/${name}`;

/** Lightning CSS's feature flag for its `light-dark()` polyfill, which it adds to every `color-scheme`. We do not use it. */
const lightDark = 1_048_576;

/** Tells V8 to compile all functions of a file off the main thread while it loads, instead of each on its first call. */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/** What the development server and the build share. */
export function viteConfig(engine: Pick<Engine, 'root'>, baseUrl: string): InlineConfig {
  return {
    root: engine.root,
    base: baseUrl,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    // The first versions with popovers, which the menus need: prefixes for older browsers would be dead weight.
    build: { cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17', 'ios17'] },
    // No targets: only the minifier adapts styles to older browsers.
    css: { transformer: 'lightningcss', lightningcss: { targets: {}, exclude: lightDark } },
    // The search worker is small and the first answer needs all of it: it compiles while the index downloads.
    worker: { rolldownOptions: { output: { postBanner: compileAtOnce } } },
    plugins: [
      rsc({
        entries: { rsc: entry('rsc.tsx'), ssr: entry('ssr.tsx'), client: entry('browser.tsx') },
        serverHandler: false,
        // See `buildEnvironments`.
        customBuildApp: true,
        // All components arrive with the application: one request instead of one per component.
        clientChunks: () => 'app',
      }),
      compileClientAtOnce(),
    ],
  };
}

/** V8 reads this comment on the first line only, and Vite inserts a line before every banner. */
function compileClientAtOnce(): Plugin {
  return {
    name: 'compile-client-at-once',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = `${compileAtOnce}\n${file.code}`;
      },
    },
  };
}

export function outputFolders(outDir: string): InlineConfig['environments'] {
  const build = (name: string) => ({ outDir: join(outDir, name), emptyOutDir: true, reportCompressedSize: false });
  return {
    rsc: { build: build('rsc') },
    ssr: { build: build('ssr') },
    // The boot script calls the exports of the application's entry.
    client: {
      build: {
        ...build('client'),
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: [{ name: 'application', test: isApplication }] } },
        },
      },
    },
  };
}

/** What waits for a later intent. */
const later = [/\/src\/ui\/search\/modal\//, /\/src\/search\/(?!open-provider)/, /\/(algoliasearch|@algolia)\//];

/** Everything else goes into one file. */
function isApplication(id: string): boolean {
  return !later.some((pattern) => pattern.test(id));
}
