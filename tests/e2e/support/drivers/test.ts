import { test as base, expect } from '@playwright/test';
import { findFirefox, findWebKit } from '../../../../scripts/find-other-browsers.mjs';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

function startDriver(name: string): Promise<Driver> {
  const webKit = findWebKit();
  if (name === 'firefox') return startFirefox(findFirefox()!);
  if (name === 'webkit' && webKit) return startWebKit(webKit);
  throw new Error(`There is no browser for ${name}.`);
}

/** Firefox tells scripts that what they were loading has failed when the reader leaves the page. */
const stopped = /NetworkError when attempting to fetch resource|error loading dynamically imported module/;

/** Playwright runs the tests, but knows nothing of the browser: it is that of the project's name. */
export const test = base.extend<{ tab: Tab }, { driver: Driver }>({
  driver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, use, { project }) => {
      const driver = await startDriver(project.name);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  /** As wide as a desktop, without anything stored. */
  async tab({ driver, baseURL }, use) {
    const tab = new Tab(driver, baseURL!);
    await driver.resize(1280, 800);
    await tab.goto('/docs/');
    await tab.evaluate(() => localStorage.clear(), undefined);
    driver.errors.length = 0;
    await use(tab);
    const own = driver.errors.filter((text) => !stopped.test(text));
    expect(own, 'console errors').toEqual([]);
  },
});

export { expect };
