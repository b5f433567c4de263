import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4310);
const devPort = port + 1;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that times out on a busy computer is retried once; real failures fail twice, and the report lists the flaky ones.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Slow computers take their time: what is tested is the outcome.
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
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
  },
  projects: [
    { name: 'build', testIgnore: 'dev.spec.ts' },
    { name: 'dev', testMatch: 'dev.spec.ts', use: { baseURL: `http://localhost:${devPort}` } },
  ],
  webServer: [
    // Tests run against a build of the real site.
    {
      command: `node packages/pagewright/bin/pagewright.mjs build --out test-results-site && node packages/pagewright/bin/pagewright.mjs serve --out test-results-site --port ${port}`,
      url: `http://localhost:${port}/docs/`,
      timeout: 300_000,
      reuseExistingServer: !process.env['CI'],
    },
    {
      command: `node scripts/serve-fixture-dev.mjs ${devPort}`,
      url: `http://localhost:${devPort}/docs/`,
      timeout: 300_000,
      reuseExistingServer: !process.env['CI'],
    },
  ],
});
