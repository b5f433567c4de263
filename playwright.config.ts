import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

/** Each example site has the next port; `E2E_PORT` moves all of them. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4310);
/** The engine's tests run on small sites made for them, each the site of some folders of tests. */
const examples = {
  search: ['search'],
  versions: ['shell', 'navigation', 'errors'],
  reading: ['reading', 'loading'],
  studio: ['extend'],
  languages: ['languages'],
};
/** Where a site is not below /docs/. */
const baseUrls: Record<string, string> = { studio: '/' };
const addressOf = (place: number): string => `http://localhost:${firstPort + place}`;
const names = Object.keys(examples);
const devAddress = addressOf(names.length);
const siteAddress = addressOf(names.length + 1);
const starters = Object.fromEntries(
  ['page', 'product', 'library'].map((name, place) => [name, addressOf(names.length + 2 + place)]),
);
const pluginsAddress = addressOf(names.length + 2 + Object.keys(starters).length);
/** One picture per template: of example sites, and of the real one where they have no such page. */
const pictured = ['search', 'reading', 'studio', 'site'];
/** Every site with templates of its own. */
const visited = [...names, 'plugins'];
/** Browsers besides Chromium in which the core is tested: scripts/test-other-browsers.mjs says which. */
const otherBrowsers = process.env['OTHER_BROWSERS']?.split(' ') ?? [];
const pagewright = 'node packages/pagewright/bin/pagewright.mjs';
const server = { timeout: 300_000, reuseExistingServer: !process.env['CI'] };

/** Builds a site and serves what was built, as a static host would. */
function builtSite(folder: string, out: string, address: string, baseUrl = '/docs/') {
  const port = new URL(address).port;
  return {
    ...server,
    command: `${pagewright} build ${folder} --out ${out} && ${pagewright} serve --out ${out} --port ${port}`,
    url: `${address}${baseUrl}`,
  };
}

const servers = [
  ...names.map((name, place) => ({
    project: name,
    start: builtSite(`examples/${name}`, `test-results-sites/${name}`, addressOf(place), baseUrls[name]),
  })),
  {
    project: 'dev',
    start: {
      ...server,
      command: `node scripts/serve-example-dev.mjs ${new URL(devAddress).port}`,
      url: `${devAddress}/docs/`,
    },
  },
  { project: 'plugins', start: builtSite('examples/plugins', 'test-results-sites/plugins', pluginsAddress) },
  { project: 'site', start: builtSite('site', 'test-results-sites/site', siteAddress) },
  ...Object.entries(starters).map(([name, address]) => ({
    project: 'starters',
    start: builtSite(`packages/pagewright/starters/${name}`, `test-results-sites/starter-${name}`, address, '/'),
  })),
];
/** With `--project=search`, only that project's site is built and served. */
const named = process.argv.flatMap((argument) => /^--project=(.+)$/.exec(argument)?.[1] ?? []);
const wanted = named.flatMap((name) =>
  otherBrowsers.includes(name) ? 'versions' : ({ pictures: pictured, policy: visited }[name] ?? name),
);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Slow computers take their time: what is tested is the outcome.
  timeout: 60_000,
  expect: {
    timeout: 20_000,
    // Under the same conditions a page is drawn the same: what is tolerated is less than the change of a colour or of a distance.
    toHaveScreenshot: { threshold: 0.025, maxDiffPixelRatio: 0.0003 },
  },
  reporter: [['list'], ['./tests/e2e/support/page-reporter.ts']],
  use: {
    launchOptions: {
      executablePath: findBrowser()!,
      // As root in a container there is no sandbox; the other flags keep Chromium from phoning home.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    viewport: { width: 1280, height: 800 },
    // What still moves may be pressed where it no longer is. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...Object.entries(examples).map(([name, folders], place) => ({
      name,
      testMatch: folders.map((folder) => `**/tests/e2e/${folder}/**/*.spec.ts`),
      use: { baseURL: addressOf(place) },
    })),
    { name: 'dev', testMatch: '**/tests/e2e/dev/**/*.spec.ts', use: { baseURL: devAddress } },
    // The real site: one visit per page and viewport.
    { name: 'site', testMatch: '**/tests/e2e/site/**/*.spec.ts', use: { baseURL: siteAddress } },
    {
      name: 'policy',
      testMatch: '**/tests/e2e/policy/*.spec.ts',
      metadata: {
        sites: Object.fromEntries(
          visited.map((name, place) => [name, name === 'plugins' ? pluginsAddress : addressOf(place)]),
        ),
      },
    },
    {
      name: 'pictures',
      testMatch: '**/tests/e2e/pictures/*.spec.ts',
      use: { contextOptions: { reducedMotion: 'no-preference' } },
      snapshotPathTemplate: '{testDir}/pictures/made/{arg}{ext}',
      metadata: {
        sites: Object.fromEntries(
          pictured.map((name) => [name, name === 'site' ? siteAddress : addressOf(names.indexOf(name))]),
        ),
      },
    },
    ...otherBrowsers.map((name) => ({
      name,
      testMatch: '**/tests/e2e/core/*.spec.ts',
      // One browser, one tab.
      fullyParallel: false,
      use: { baseURL: addressOf(names.indexOf('versions')) },
    })),
    { name: 'starters', testMatch: '**/tests/e2e/starters/**/*.spec.ts', metadata: { starters } },
  ],
  webServer: servers.filter(({ project }) => wanted.length === 0 || wanted.includes(project)).map(({ start }) => start),
});
