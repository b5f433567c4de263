import type { Page } from '@playwright/test';
import {
  applicationArrived,
  follow,
  isSameDocument,
  markDocument,
  openApplication,
  painted,
  startApplication,
} from '../support/application.ts';
import { distantSections } from '../support/headings.ts';
import { holdRequests, payloadOf, quiet, recordRequests, scripts, setConnection } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const camera = '/docs/apis/camera';
const workflow = '/docs/basics/workflow';
const setup = '/docs/getting-started/environment-setup';

function sidebarLink(page: Page, path: string) {
  return page.locator(`.sidebar a[href="${path}"]`);
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe('navigation', () => {
  test('the old page stays until the content of the next one is there', async ({ page }) => {
    await setConnection(page, { saveData: true });
    const content = await holdRequests(page, payloadOf(setup));
    await openApplication(page, '/docs/');
    await markDocument(page);
    const before = await page.locator('main h1').textContent();
    await sidebarLink(page, setup).click();
    await content.asked;
    await painted(page);
    expect(new URL(page.url()).pathname).toBe(setup);
    await expect(page.locator('main h1')).toHaveText(before!);
    content.release();
    await expect(page.locator('main h1')).toHaveText('Environment setup');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('title, canonical address, current entry and focus follow', async ({ page }) => {
    await openApplication(page, '/docs/');
    const link = sidebarLink(page, setup);
    await link.click();
    await expect(page).toHaveTitle(/^Environment setup \| /);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/getting-started\/environment-setup$/);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main')).toBeFocused();
    await follow(page, '/docs/search');
    await expect(page).toHaveTitle(/^Search/);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });

  test('the content that gets the focus has the name of its page', async ({ page }) => {
    await openApplication(page, '/docs/');
    for (const [path, title] of [
      [setup, /^Environment setup/],
      ['/docs/search', /^Search/],
      ['/docs/__docusaurus/debug', /^Debug/],
    ] as const) {
      await follow(page, path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('main')).toBeFocused();
      await expect(page.locator('main')).toHaveAccessibleName(await page.title());
    }
    await page.goto('/docs/nothing-here');
    await expect(page.locator('main')).toHaveAccessibleName(/^Page not found/);
  });

  test('focus goes into the content with back and forward, too', async ({ page }) => {
    await openApplication(page, '/docs/');
    await sidebarLink(page, setup).click();
    await expect(page.locator('main')).toBeFocused();
    for (const [go, title] of [
      [() => page.goBack(), /^Trispan/],
      [() => page.goForward(), /^Environment setup/],
    ] as const) {
      await page.locator('.navbar a').first().focus();
      await go();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('main')).toBeFocused();
    }
  });

  test('after a hash the next Tab goes on from its heading, on this page and on another', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApplication(page, workflow);
    const { middle, before } = await distantSections(page.request, camera);
    for (const id of [middle, before]) {
      await page.locator('.navbar a').first().focus();
      await follow(page, `${camera}#${id}`);
      await expect(page).toHaveTitle(/Camera/);
      const heading = page.locator(`[id="${id}"]`);
      await expect(heading).toBeInViewport();
      await page.keyboard.press('Tab');
      const passed = await heading.evaluate((element) => ({
        article: document.querySelector('article')!.contains(document.activeElement),
        follows: Boolean(element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING),
      }));
      expect(passed).toEqual({ article: true, follows: true });
    }
  });

  test('a page opens at its top, a hash at its target', async ({ page }) => {
    await openApplication(page, camera);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await follow(page, workflow);
    await expect(page).toHaveTitle(/workflow/i);
    await expect.poll(() => scrollTop(page)).toBe(0);
    const { middle } = await distantSections(page.request, camera);
    await follow(page, `${camera}#${middle}`);
    await expect(page).toHaveTitle(/Camera/);
    const target = page.locator(`[id="${middle}"]`);
    await expect(target).toBeInViewport();
    await expect
      .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(120);
  });

  test('back and forward restore the scroll', async ({ page }) => {
    await openApplication(page, camera);
    await markDocument(page);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await painted(page);
    await follow(page, workflow);
    await expect(page).toHaveTitle(/workflow/i);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await painted(page);
    await page.goBack();
    await expect(page).toHaveTitle(/Camera/);
    await expect.poll(() => scrollTop(page)).toBe(2000);
    await page.goForward();
    await expect(page).toHaveTitle(/workflow/i);
    await expect.poll(() => scrollTop(page)).toBe(400);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('another page is at its place at once, so that going back soon loses nothing', async ({ page }) => {
    await openApplication(page, camera);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await painted(page);
    await follow(page, workflow);
    await expect(page).toHaveTitle(/workflow/i);
    await painted(page);
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/Camera/);
    await painted(page);
    expect(await scrollTop(page)).toBe(3000);
  });

  test('going back within a page is at its place at once', async ({ page }) => {
    await openApplication(page, camera);
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
      addEventListener('scroll', () => places.add(scrollY));
      const ended = new Promise((resolve) => addEventListener('scrollend', resolve));
      Object.assign(window, { places, ended });
    });
    await page.goto(`${camera}#getphoto`);
    await page.evaluate(() => (window as unknown as { ended: Promise<void> }).ended);
    await expect(page.locator('#getphoto')).toBeInViewport();
    expect(await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size)).toBeLessThan(3);
  });

  test('a trailing /index.html is stripped from the address of the first page, too', async ({ page }) => {
    await openApplication(page, `${camera}/index.html?a=b#install`);
    await expect(page).toHaveURL(`${camera}?a=b#install`);
    await page.locator('.sidebar a[href="/docs/apis/geolocation"]').click();
    await expect(page.locator('main h1')).toHaveText('Geolocation');
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Camera');
  });

  test('a trailing /index.html is stripped, the hash kept', async ({ page }) => {
    await openApplication(page, '/docs/');
    await markDocument(page);
    const { middle } = await distantSections(page.request, camera);
    await follow(page, `${camera}/index.html#${middle}`);
    await expect(page).toHaveURL((url) => url.pathname + url.hash === `${camera}#${middle}`);
    await expect(page).toHaveTitle(/Camera/);
    await expect(page.locator(`[id="${middle}"]`)).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the last of several clicks wins', async ({ page }) => {
    await setConnection(page, { saveData: true });
    const slow = await holdRequests(page, payloadOf(setup));
    await openApplication(page, '/docs/');
    await sidebarLink(page, setup).click();
    await slow.asked;
    await follow(page, workflow);
    await expect(page).toHaveTitle(/workflow/i);
    slow.release();
    await quiet(page);
    await expect(page).toHaveTitle(/workflow/i);
    await expect(page).toHaveURL(new RegExp(`${workflow}$`));
  });

  test('a place on the page, chosen while another page is on its way, does not stop it', async ({ page }) => {
    await setConnection(page, { saveData: true });
    const slow = await holdRequests(page, payloadOf(setup));
    await openApplication(page, '/docs/');
    await sidebarLink(page, setup).click();
    await slow.asked;
    await page.locator('.doc-aside .toc a').first().click();
    slow.release();
    await expect(page).toHaveTitle(/^Environment/);
    await expect(page).toHaveURL(new RegExp(`${setup}#`));
  });

  test.describe('after a reload, when the browser keeps the document for both', () => {
    test('back, before any move, leads to the page of the address', async ({ page }) => {
      await openApplication(page, camera);
      await follow(page, workflow);
      await expect(page).toHaveTitle(/workflow/i);
      await page.reload();
      await page.goBack();
      await expect(page).toHaveTitle(/Camera/);
      await expect(page.locator('main h1')).toHaveText('Camera');
      await sidebarLink(page, '/docs/apis/app').click();
      await expect(page).toHaveTitle(/^App /);
    });

    test('back, while the scripts are on their way, too', async ({ page }) => {
      await openApplication(page, camera);
      await follow(page, workflow);
      await expect(page).toHaveTitle(/workflow/i);
      const slow = await holdRequests(page, scripts);
      await page.reload();
      const started = startApplication(page);
      await slow.asked;
      await page.goBack();
      slow.release();
      await started;
      await expect(page.locator('main h1')).toHaveText('Camera');
    });

    test('back, and forward again while that page is on its way, leads to where it began', async ({ page }) => {
      await openApplication(page, camera);
      await follow(page, workflow);
      await expect(page).toHaveTitle(/workflow/i);
      await page.reload();
      const content = await holdRequests(page, payloadOf(camera));
      await page.goBack();
      await content.asked;
      await applicationArrived(page);
      await page.goForward();
      const arrived = page.waitForResponse(payloadOf(camera));
      content.release();
      await (await arrived).finished();
      await painted(page);
      await expect(page).toHaveURL(workflow);
      await expect(page).toHaveTitle(/workflow/i);
      await expect(page.locator('main h1')).toHaveText(/workflow/i);
    });

    test('back from a page that is missing, too', async ({ page }) => {
      await openApplication(page, camera);
      await follow(page, '/docs/apis/camra');
      await expect(page.locator('main h1')).toHaveText('Page not found');
      await page.goBack();
      await expect(page.locator('main h1')).toHaveText('Camera');
    });
  });

  test('each content payload is fetched once, going back and forth', async ({ page }) => {
    const requests = recordRequests(page, payloadOf(setup));
    await openApplication(page, '/docs/');
    await sidebarLink(page, setup).click();
    await expect(page).toHaveTitle(/^Environment/);
    await page.goBack();
    await expect(page).not.toHaveTitle(/^Environment/);
    await page.goForward();
    await expect(page).toHaveTitle(/^Environment/);
    expect(requests).toHaveLength(1);
  });
});
