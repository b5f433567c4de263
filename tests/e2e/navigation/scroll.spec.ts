import type { Page } from '@playwright/test';
import { follow, isSameDocument, markDocument, openApplication, painted } from '../support/application.ts';
import { distantSections } from '../support/headings.ts';
import { expect, test } from '../support/test.ts';
import { firstRide, heartRate } from '../support/versions-site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe('where a page opens', () => {
  test('after a hash the next Tab goes on from its heading, on this page and on another', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApplication(page, firstRide);
    const { middle, before } = await distantSections(page.request, heartRate);
    for (const id of [middle, before]) {
      await page.locator('.navbar a').first().focus();
      await follow(page, `${heartRate}#${id}`);
      await expect(page).toHaveTitle(/^Heart rate/);
      const heading = page.locator(`[id="${id}"]`);
      await expect(heading).toBeInViewport();
      // On the same page, browsers take the focus away a frame after they have scrolled.
      await expect(page.locator('.navbar a').first()).not.toBeFocused();
      await page.keyboard.press('Tab');
      const passed = await heading.evaluate((element) => ({
        article: document.querySelector('article')!.contains(document.activeElement),
        follows: Boolean(element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING),
      }));
      expect(passed).toEqual({ article: true, follows: true });
    }
  });

  test('a page opens at its top, a hash at its target', async ({ page }) => {
    await openApplication(page, heartRate);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await follow(page, firstRide);
    await expect(page).toHaveTitle(/first ride/i);
    await expect.poll(() => scrollTop(page)).toBe(0);
    const { middle } = await distantSections(page.request, heartRate);
    await follow(page, `${heartRate}#${middle}`);
    await expect(page).toHaveTitle(/^Heart rate/);
    const target = page.locator(`[id="${middle}"]`);
    await expect(target).toBeInViewport();
    await expect
      .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(120);
  });

  test('back and forward restore the scroll', async ({ page }) => {
    await openApplication(page, heartRate);
    await markDocument(page);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await painted(page);
    await follow(page, firstRide);
    await expect(page).toHaveTitle(/first ride/i);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await painted(page);
    await page.goBack();
    await expect(page).toHaveTitle(/^Heart rate/);
    await expect.poll(() => scrollTop(page)).toBe(2000);
    await page.goForward();
    await expect(page).toHaveTitle(/first ride/i);
    await expect.poll(() => scrollTop(page)).toBe(400);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('another page is at its place at once, so that going back soon loses nothing', async ({ page }) => {
    await openApplication(page, heartRate);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await painted(page);
    await follow(page, firstRide);
    await expect(page).toHaveTitle(/first ride/i);
    await painted(page);
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/^Heart rate/);
    await painted(page);
    expect(await scrollTop(page)).toBe(3000);
  });

  test('going back within a page is at its place at once', async ({ page }) => {
    await openApplication(page, heartRate);
    await page.evaluate(() => {
      location.hash = 'reference';
      return new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
    });
    expect(await scrollTop(page)).toBeGreaterThan(2000);
    const places = await page.evaluate(async () => {
      const seen = new Set<number>();
      addEventListener('scroll', () => seen.add(scrollY));
      const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
      history.back();
      await ended;
      return [...seen];
    });
    expect(places).toEqual([0]);
  });

  test('a link to a heading from elsewhere arrives there at once', async ({ page }) => {
    await page.addInitScript(() => {
      const places = new Set<number>();
      // While the document arrives part by part, the browser follows its target down.
      addEventListener('scroll', () => document.readyState !== 'loading' && places.add(scrollY));
      const ended = new Promise((resolve) => addEventListener('scrollend', resolve));
      Object.assign(window, { places, ended });
    });
    await page.goto(`${heartRate}#read-the-pulse`);
    await page.evaluate(() => (window as unknown as { ended: Promise<void> }).ended);
    await expect(page.locator('#read-the-pulse')).toBeInViewport();
    expect(await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size)).toBeLessThan(3);
  });
});
