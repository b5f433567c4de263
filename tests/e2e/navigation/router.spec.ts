import type { Page } from '@playwright/test';
import {
  follow,
  isSameDocument,
  markDocument,
  openApplication,
  painted,
  startApplication,
} from '../support/application.ts';
import { distantSections } from '../support/headings.ts';
import { holdRequests, payloadOf, quiet, recordRequests, setConnection } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import {
  firstRide,
  heartRate,
  inVersion,
  landing,
  missing,
  mounting,
  radar,
  titles,
} from '../support/versions-site.ts';

function sidebarLink(page: Page, path: string) {
  return page.locator(`.sidebar a[href="${path}"]`);
}

test.describe('navigation', () => {
  test('the old page stays until the content of the next one is there', async ({ page }) => {
    await setConnection(page, { saveData: true });
    const content = await holdRequests(page, payloadOf(mounting));
    await openApplication(page, landing);
    await markDocument(page);
    const before = await page.locator('main h1').textContent();
    await sidebarLink(page, mounting).click();
    await content.asked;
    await painted(page);
    expect(new URL(page.url()).pathname).toBe(mounting);
    await expect(page.locator('main h1')).toHaveText(before!);
    content.release();
    await expect(page.locator('main h1')).toHaveText(titles.mounting);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('title, canonical address, current entry and focus follow; what gets the focus has the name of its page', async ({
    page,
  }) => {
    await openApplication(page, landing);
    const main = page.locator('main');
    const canonical = page.locator('link[rel=canonical]');
    for (const [path, title] of [
      [mounting, /^Mounting the computer \| /],
      ['/docs/search', /^Search/],
      ['/docs/__docusaurus/debug', /^Debug/],
    ] as const) {
      await follow(page, path);
      await expect(page).toHaveTitle(title);
      await expect(main).toBeFocused();
      await expect(main).toHaveAccessibleName(await page.title());
      if (path !== mounting) await expect(canonical).toHaveCount(0);
      else await expect(canonical).toHaveAttribute('href', /\/start\/mounting$/);
      if (path === mounting) await expect(sidebarLink(page, mounting)).toHaveAttribute('aria-current', 'page');
    }
    await page.goto(missing);
    await expect(main).toHaveAccessibleName(/^Page not found/);
  });

  test('focus goes into the content with back and forward, too', async ({ page }) => {
    await openApplication(page, landing);
    await sidebarLink(page, mounting).click();
    await expect(page.locator('main')).toBeFocused();
    for (const [go, title] of [
      [() => page.goBack(), /^Brindle Manual/],
      [() => page.goForward(), /^Mounting/],
    ] as const) {
      await page.locator('.navbar a').first().focus();
      await go();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('main')).toBeFocused();
    }
  });

  test('a trailing /index.html is stripped from the address of the first page, too, before the reader moves', async ({
    page,
  }) => {
    const documents = recordRequests(page, /^\/docs\/(?!assets|img)/);
    for (const [path, clean] of [
      [landing, landing],
      [inVersion('v1', landing), inVersion('v1', landing).replace(/\/$/, '')],
      [heartRate, heartRate],
    ] as const) {
      await page.goto(`${path.replace(/\/$/, '')}/index.html?a=b#pairing`);
      await expect(page).toHaveURL(`${clean}?a=b#pairing`);
      await expect(page.locator('html')).not.toHaveAttribute('data-application');
    }
    expect(documents).toHaveLength(3);
    await startApplication(page);
    await page.locator(`.sidebar a[href="${radar}"]`).click();
    await expect(page.locator('main h1')).toHaveText(titles.radar);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText(titles.heartRate);
  });

  test('a trailing /index.html is stripped, the hash kept', async ({ page }) => {
    await openApplication(page, landing);
    await markDocument(page);
    const { middle } = await distantSections(page.request, heartRate);
    await follow(page, `${heartRate}/index.html#${middle}`);
    await expect(page).toHaveURL((url) => url.pathname + url.hash === `${heartRate}#${middle}`);
    await expect(page).toHaveTitle(/^Heart rate/);
    await expect(page.locator(`[id="${middle}"]`)).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the last of several clicks wins', async ({ page }) => {
    await setConnection(page, { saveData: true });
    const slow = await holdRequests(page, payloadOf(mounting));
    await openApplication(page, landing);
    await sidebarLink(page, mounting).click();
    await slow.asked;
    await follow(page, firstRide);
    await expect(page).toHaveTitle(/first ride/i);
    slow.release();
    await quiet(page);
    await expect(page).toHaveTitle(/first ride/i);
    await expect(page).toHaveURL(new RegExp(`${firstRide}$`));
  });

  test('a place on the page, chosen while another page is on its way, does not stop it', async ({ page }) => {
    await setConnection(page, { saveData: true });
    const slow = await holdRequests(page, payloadOf(mounting));
    await openApplication(page, landing);
    await sidebarLink(page, mounting).click();
    await slow.asked;
    await page.locator('.doc-aside .toc a').first().click();
    slow.release();
    await expect(page).toHaveTitle(/^Mounting/);
    await expect(page).toHaveURL(new RegExp(`${mounting}#`));
  });

  test('each content payload is fetched once, going back and forth', async ({ page }) => {
    const requests = recordRequests(page, payloadOf(mounting));
    await openApplication(page, landing);
    await sidebarLink(page, mounting).click();
    await expect(page).toHaveTitle(/^Mounting/);
    await page.goBack();
    await expect(page).not.toHaveTitle(/^Mounting/);
    await page.goForward();
    await expect(page).toHaveTitle(/^Mounting/);
    expect(requests).toHaveLength(1);
  });
});
