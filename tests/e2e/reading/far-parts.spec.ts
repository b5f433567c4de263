import type { Page } from '@playwright/test';
import { follow, openApplication, painted, startApplication } from '../support/application.ts';
import { distantSections } from '../support/headings.ts';
import { leftOut } from '../support/far-parts.ts';
import { payloadOf } from '../support/network.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    askedTooEarly?: string[];
  }
}

const long = '/docs/apis/local-notifications';
const short = '/docs/basics/workflow';

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`[id="${id}"]`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

test.describe('parts far out of sight', () => {
  for (const { path, title, other, otherTitle } of [
    { path: long, title: /Local Notifications/, other: short, otherTitle: /workflow/i },
    // Next to each other, so that the sidebar stays as it is.
    { path: short, title: /workflow/i, other: '/docs/basics/configuring-your-app', otherTitle: /Configur/i },
  ]) {
    test(`of ${path} are laid out after the page is there, and nothing moves`, async ({ page }) => {
      await observeShifts(page);
      await page.goto(path);
      expect(await leftOut(page)).toBeGreaterThan(10);
      await startApplication(page);
      await expect.poll(() => leftOut(page)).toBe(0);
      await follow(page, other);
      await expect(page).toHaveTitle(otherTitle);
      await follow(page, path);
      await expect(page).toHaveTitle(title);
      await expect.poll(() => leftOut(page)).toBe(0);
      expect(await shifts(page)).toEqual([]);
    });
  }

  test('have their full height already if they are code', async ({ page }) => {
    await page.goto(long);
    const heights = await page.locator('pre[data-lines]').evaluateAll((blocks: HTMLElement[]) =>
      blocks
        .filter((block) => !block.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }))
        .map((block) => {
          const reserved = block.offsetHeight;
          block.style.contentVisibility = 'visible';
          return { reserved, actual: block.offsetHeight };
        }),
    );
    expect(heights.length).toBeGreaterThan(3);
    for (const { reserved, actual } of heights) expect(reserved).toBe(actual);
  });

  test('are not laid out early by questions about them', async ({ page }) => {
    await page.addInitScript(() => {
      const { checkVisibility, getBoundingClientRect } = Element.prototype;
      const note = (element: Element): void => {
        if (element.closest('article') && !checkVisibility.call(element, { contentVisibilityAuto: true }))
          (window.askedTooEarly ??= []).push(element.id || element.tagName);
      };
      Element.prototype.checkVisibility = function (options) {
        if (!options?.contentVisibilityAuto) note(this);
        return checkVisibility.call(this, options);
      };
      Element.prototype.getBoundingClientRect = function () {
        note(this);
        return getBoundingClientRect.call(this);
      };
    });
    const asked = () => page.evaluate(() => window.askedTooEarly ?? []);
    await page.goto(long);
    expect(await leftOut(page)).toBeGreaterThan(10);
    await startApplication(page);
    await painted(page);
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await painted(page);
    expect(await asked()).toEqual([]);
    // A question would be noticed.
    const { middle } = await distantSections(page.request, long);
    await page.goto(long);
    await topOf(page, middle);
    expect(await asked()).toEqual([middle]);
  });

  test('are laid out at once for a link to a heading', async ({ page }) => {
    const { middle } = await distantSections(page.request, long);
    await page.goto(`${long}#${middle}`);
    expect(await leftOut(page)).toBe(0);
  });

  test('are laid out at once for a link inside the page', async ({ page }) => {
    await page.goto(long);
    const { middle } = await distantSections(page.request, long);
    await page.evaluate((id) => {
      location.hash = id;
    }, middle);
    expect(await leftOut(page)).toBe(0);
    await expect.poll(() => topOf(page, middle)).toBeLessThan(120);
    await expect.poll(() => topOf(page, middle)).toBeGreaterThanOrEqual(0);
  });

  test('are laid out at once on the way back, and after a reload', async ({ page }) => {
    await openApplication(page, long);
    await expect.poll(() => leftOut(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 9000, behavior: 'instant' }));
    await follow(page, short);
    await expect(page).toHaveTitle(/workflow/i);
    await page.goBack();
    await expect(page).toHaveTitle(/Local Notifications/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(9000);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-whole'))).toBe(true);
    // They stay so while the reader leaves.
    await page.evaluate(() => document.documentElement.removeAttribute('data-whole'));
    expect(await leftOut(page)).toBe(0);
    await page.reload();
    expect(await leftOut(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(9000);
  });

  test('are laid out after another try, too', async ({ page }) => {
    await openApplication(page, short);
    await page.route(payloadOf(long), (route) => route.abort());
    await follow(page, long);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute(payloadOf(long));
    await retry.click();
    await expect(page).toHaveTitle(/Local Notifications/);
    await expect.poll(() => leftOut(page)).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are laid out from the beginning', async ({ page }) => {
      await page.goto(long);
      expect(await leftOut(page)).toBe(0);
    });
  });
});
