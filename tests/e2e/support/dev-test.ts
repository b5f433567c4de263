import type { BrowserContext } from '@playwright/test';
import { test as base, expect } from './test.ts';

/**
 * The test of support/test.ts, with one browser context for all: the development server sends the engine unbundled, and
 * the context's cache keeps every test from asking for these hundreds of files again.
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
    await page.evaluate(() => localStorage.clear());
    await page.close();
  },
});

export { expect };
