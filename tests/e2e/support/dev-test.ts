import type { BrowserContext } from '@playwright/test';
import { test as base, expect } from './test.ts';

/**
 * The test of support/test.ts, with one browser context for all: the development server sends the engine as it is, and
 * the context's cache keeps every test from compiling its megabyte again.
 */
export const test = base.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL!, viewport: project.use.viewport! });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, use) => {
    await use(sharedContext);
    await sharedContext.clearPermissions();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
    // Another one, which no edit that the test has put back loads again.
    const picture = await context.newPage();
    await picture.goto('/docs/favicon.svg');
    await picture.evaluate(() => localStorage.clear());
    await picture.close();
  },
});

export { expect };
