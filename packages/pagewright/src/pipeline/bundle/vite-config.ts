import rsc from '@vitejs/plugin-rsc';
import { basename, extname, join } from 'node:path';
import { isWithin } from '../../kernel/files/relative-path.ts';
import type { SiteModules } from '../../site/modules/site-modules.ts';
import { siteCode } from './site-code.ts';
import type { InlineConfig, Plugin } from 'vite';
import type { Engine } from '../engine.ts';

const entry = (name: string): string => `./src/entries/${name}`;

/** Lightning CSS's feature flag for its `light-dark()` polyfill, which it adds to every `color-scheme`. We do not use it. */
const lightDark = 1_048_576;

/** Tells V8 to compile all functions of a file off the main thread while it loads, instead of each on its first call. */
const compileAtOnce = '//# allFunctionsCalledOnLoad';

/** What the bundles of readers and of writers share. */
export function viteConfig({ root }: Pick<Engine, 'root'>, baseUrl: string, modules: () => SiteModules): InlineConfig {
  const isEngines = (id: string): boolean => isWithin(join(root, 'src'), id.split('?', 1)[0]!);
  return {
    root,
    base: baseUrl,
    configFile: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    // The first versions with popovers, which the menus need: prefixes for older browsers would be dead weight.
    build: {
      cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17', 'ios17'],
      // What is large, such as Mermaid, is loaded by the pages that need it: there is nothing to split for the writer.
      chunkSizeWarningLimit: Infinity,
    },
    // No targets: only the minifier adapts styles to older browsers.
    css: { transformer: 'lightningcss', lightningcss: { targets: {}, exclude: lightDark } },
    // The search worker is small and the first answer needs all of it: it compiles while the index downloads. A module, since what
    // answers queries for types is loaded by the first of them.
    worker: { format: 'es', rolldownOptions: { output: { postBanner: compileAtOnce } } },
    // A site's components use the React of the application, whichever is installed beside them.
    resolve: { dedupe: ['react', 'react-dom'], alias: ownAliases(root) },
    plugins: [
      siteCode(root, modules),
      rsc({
        entries: { rsc: entry('rsc.tsx'), ssr: entry('ssr.tsx'), client: entry('browser.tsx') },
        serverHandler: false,
        // See `buildEnvironments`.
        customBuildApp: true,
        // All components of the engine arrive with the application: one request instead of one per component. Each of the site's
        // own arrives with the pages that use it.
        clientChunks: ({ id }) => (isEngines(id) ? engineChunk : `own-${basename(id, extname(id))}`),
        // All styles are in one stylesheet.
        rscCssTransform: false,
      }),
      compileClientAtOnce(),
    ],
  };
}

/** What a site's own code imports by the name of the package. */
function ownAliases(root: string): Record<string, string> {
  return { 'pagewright/ui': join(root, 'src/ui/public.ts'), pagewright: join(root, 'src/index.ts') };
}

/** The client components of the engine. */
const engineChunk = 'app';

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

/** @param define What is different in the browser. */
export function outputFolders(
  root: string,
  outDir: string,
  define: Record<string, string>,
): NonNullable<InlineConfig['environments']> {
  const build = (name: string) => ({ outDir: join(outDir, name), emptyOutDir: true, reportCompressedSize: false });
  return {
    rsc: { build: build('rsc') },
    ssr: { build: build('ssr') },
    // The boot script calls the exports of the application's entry.
    client: {
      define,
      build: {
        ...build('client'),
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: {
              groups: [
                { name: 'keep-loading', test: /\/client\/document\/(?:keep-loading|trusted-types)\.ts/, priority: 1 },
                { name: 'application', test: (id: string) => isApplication(root, id) },
              ],
            },
          },
        },
      },
    },
  };
}

/** What waits for a later intent. */
const later = [
  /\/src\/client\/edits\//,
  /\/src\/client\/(?:comforts|diagrams|page-menu|zoom)\//,
  /\/src\/kernel\/dom\//,
  /\/src\/plugins\/reference\/declaration-popover\./,
  /\/src\/plugins\/feedback\/(?:FeedbackForm|feedback-form|log-query|send)\./,
  /\/src\/ui\/styles\/interactive\.css/,
  /\/src\/ui\/search\/(?:modal\/|results\.css)/,
  /\/src\/ui\/not-found\/similar-pages\./,
  /\/src\/ui\/web-mcp\/(?!listen)/,
  /\/src\/search\/(?!open-provider)/,
  /\/(algoliasearch|@algolia)\//,
];

/** What the application shares with the site's own components. */
const shared = /\/node_modules\/(?:react|react-dom|scheduler|@vitejs\/plugin-rsc)\//;

/** Everything else of the engine goes into one file, with the styles of all. The site's own code comes when a page needs it. */
function isApplication(root: string, id: string): boolean {
  if (later.some((pattern) => pattern.test(id))) return false;
  if (id.startsWith('\0')) return !id.includes('/client-references/group/') || id.endsWith(`/${engineChunk}`);
  return shared.test(id) || id.endsWith('.css') || isWithin(join(root, 'src'), id.split('?', 1)[0]!);
}
