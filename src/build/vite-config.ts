import rsc from '@vitejs/plugin-rsc';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { Engine } from './engine.ts';

const entry = (name: string): string => `./src/entries/${name}`;

/** Lightning CSS's number for its stand-in for `light-dark()`, which it adds wherever there is a `color-scheme`. We do not use it. */
const lightDark = 1_048_576;

/** Tells V8 to compile a file's functions beside the page, while it loads, instead of each when it is first called. */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/** What the development server and the build have in common. */
export function viteConfig(engine: Pick<Engine, 'root'>, baseUrl: string): InlineConfig {
  return {
    root: engine.root,
    base: baseUrl,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    // Popovers, which the menus are, came with these or later ones: prefixes for older browsers would only be carried along.
    build: { cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17'] },
    css: { lightningcss: { exclude: lightDark } },
    // The search worker is small and all of it is needed for the first answer: compiled while the index is on its way.
    worker: { rolldownOptions: { output: { postBanner: compileAtOnce } } },
    plugins: [
      rsc({
        entries: { rsc: entry('rsc.tsx'), ssr: entry('ssr.tsx'), client: entry('browser.tsx') },
        serverHandler: false,
        // All components a page can need arrive with the application: one request instead of one per component.
        clientChunks: () => 'app',
      }),
      compileClientAtOnce(),
    ],
  };
}

/** The note counts in the first line only, and Vite writes a line of its own before every banner. */
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
    // The boot script calls what the application's entry exports.
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

/** All but what waits for a later intent goes into one file. */
function isApplication(id: string): boolean {
  return !/\/SearchModal|\/search-modal\.css|\/src\/search\/(?!count-label|open-provider)|\/algoliasearch\/|\/@algolia\//.test(
    id,
  );
}
