import type { Page } from '@playwright/test';
import { applicationArrived } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { landing, mounting, questions, start } from '../support/versions-site.ts';
import { type WatchedSite, watchSite } from '../support/watched-site.ts';

const application = /\/assets\/application-.*\.js$/;

test.describe('before the application is there', () => {
  let site: WatchedSite;
  test.beforeEach(async ({ baseURL }) => void (site = await watchSite(baseURL!, application)));
  test.afterEach(() => site.close());
  const asked = (pattern: RegExp) => site.requests.filter((path) => pattern.test(path));

  /** The first sign of a reader: what it begins to load has the means to survive the page. */
  async function moveOn(page: Page): Promise<void> {
    await page.mouse.move(600, 300);
    await page.mouse.move(610, 310);
    await expect.poll(() => asked(application).length).toBeGreaterThan(0);
    await page.evaluate(async () => {
      const { entry } = document.documentElement.dataset;
      await import(entry!.split(' ').find((url) => url.includes('keep-loading'))!);
    });
  }

  test('clicks that leave do not begin its download again and again', async ({ page }) => {
    await page.goto(site.origin + landing);
    for (const path of [start, mounting, questions]) {
      await moveOn(page);
      await page.locator(`.sidebar a[href="${path}"]`).click();
      await expect(page).toHaveURL(site.origin + path);
      // A sign of the reader begins nothing while the document is still on its way.
      await page.waitForLoadState();
    }
    site.release();
    await page.mouse.move(700, 300);
    await applicationArrived(page);
    // Without latency, the first page may be gone before the worker has asked: then it begins anew, but only then.
    expect(asked(application).length).toBeLessThanOrEqual(2);
  });
});
