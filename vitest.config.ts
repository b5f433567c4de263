import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'tests/build/**/*.test.ts'],
    globalSetup: ['tests/build/global-setup.ts'],
    // Builds of fixture sites share one engine cache and two cores.
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
