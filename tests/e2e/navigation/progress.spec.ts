import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { holdRequests, payloadOf, setConnection } from '../support/network.ts';
import { searchIndex } from '../support/search.ts';
import { expect, test } from '../support/test.ts';
import { landing, mounting, query, questions, sensors } from '../support/versions-site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bar = (page: Page) => page.locator('[role=progressbar]');
const shown = (page: Page) =>
  bar(page).evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--progress')));

/** A page with the application, whose time stands still until the test moves it. */
async function openWithClock(page: Page): Promise<void> {
  await setConnection(page, { saveData: true });
  await page.clock.install();
  await openApplication(page, landing);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

test.describe('progress bar', () => {
  test('appears after 1000 ms at 0.08, trickles by 0.02 every 800 ms, and goes', async ({ page }) => {
    const content = await holdRequests(page, payloadOf(mounting));
    await openWithClock(page);
    await page.locator(`.sidebar a[href="${mounting}"]`).click();
    await content.asked;
    await page.clock.runFor(999);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveAccessibleName('Loading page');
    await expect(bar(page)).toHaveCSS('transition', 'scale 0.2s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(bar(page)).toHaveCSS('transition', 'none');
    expect(await shown(page)).toBe(0.08);
    await page.clock.runFor(799);
    expect(await shown(page)).toBe(0.08);
    await page.clock.runFor(1);
    expect(await shown(page)).toBeCloseTo(0.1);
    content.release();
    await expect(page).toHaveTitle(/^Mounting/);
    await expect.poll(() => shown(page)).toBe(1);
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not appear for a page that is there in time', async ({ page }) => {
    await openWithClock(page);
    await page.locator(`.sidebar a[href="${mounting}"]`).click();
    await expect(page).toHaveTitle(/^Mounting/);
    await page.clock.runFor(5000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not appear for a page that the reader no longer wants', async ({ page }) => {
    const content = await holdRequests(page, payloadOf(mounting));
    await openWithClock(page);
    await page.locator(`.sidebar a[href="${mounting}"]`).click();
    await content.asked;
    await page.clock.runFor(300);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(landing);
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
    content.release();
  });

  test('is one, whatever was clicked meanwhile, and ends with the last', async ({ page }) => {
    const [first, second, third] = [
      await holdRequests(page, payloadOf(mounting)),
      await holdRequests(page, payloadOf(questions)),
      await holdRequests(page, payloadOf(sensors)),
    ];
    await openWithClock(page);
    await page.locator(`.sidebar a[href="${mounting}"]`).click();
    await first.asked;
    await page.clock.runFor(500);
    await page.locator(`.sidebar a[href="${questions}"]`).click();
    await second.asked;
    const arrived = page.waitForResponse(payloadOf(mounting));
    first.release();
    await (await arrived).finished();
    await page.locator(`.navbar a[href="${sensors}"]`).dispatchEvent('click');
    await third.asked;
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(1);
    second.release();
    third.release();
    await expect(page).toHaveURL(sensors);
    await expect.poll(() => shown(page)).toBe(1);
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveCount(0);
  });
});

test('the loader turns, slowly for readers who want less motion', async ({ page }) => {
  const index = await holdRequests(page, searchIndex);
  await openApplication(page, `/docs/search?q=${query}`);
  await index.asked;
  const loader = page.locator('main .loader');
  await expect(loader).toBeVisible();
  const turns = () =>
    loader.evaluate((element) =>
      element.getAnimations().map((animation) => `${animation.playState} ${animation.effect!.getTiming().duration}`),
    );
  await expect.poll(turns).toEqual(['running 900']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(turns).toEqual(['running 4000']);
  index.release();
  await expect(loader).toHaveCount(0);
});
