import { defineConfig } from 'vitest/config';

/**
 * Two projects. Unit tests are next to the code they test and import it; they need no built engine and start at once.
 * The others run the real command on whole sites, with an engine that the global setup bundles once.
 */
export default defineConfig({
  test: {
    // Builds of fixture sites share one engine cache and two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'tests/repository/**/*.test.ts',
            'examples/collector/*.test.ts',
            'site/plugins/**/*.test.ts',
          ],
          globalSetup: ['tests/support/unit-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/build/global-setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
