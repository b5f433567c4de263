import type { Page } from '@playwright/test';
import { openApplication, startApplication, stopClock } from '../support/application.ts';
import { recordRequests, scripts, shells } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { landing, mounting, start, titles } from '../support/versions-site.ts';

const styles = /\/assets\/.*\.css$/;

test.describe('the home page arrives without its scripts or styles', () => {
  test.use({ expectedErrors: [/Failed to fetch dynamically imported module|MIME|responded with status 404/] });
  const banner = (page: Page) => page.locator('#bad-base-url');

  test('without styles: a banner with the suggested baseUrl', async ({ page }) => {
    await page.route(styles, (route) => route.abort());
    await page.goto(landing);
    await expect(banner(page)).toContainText('did not load properly');
    await expect(banner(page)).toContainText('baseUrl');
    await expect(banner(page)).toContainText(/try \/docs\/$/);
  });

  test('without scripts: the same banner once they are wanted; the page stays a document', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(landing);
    await expect(banner(page)).toHaveCount(0);
    await page.mouse.move(300, 300);
    await expect(banner(page)).toContainText('baseUrl');
    await page.locator(`.sidebar a[href="${start}"]`).click();
    await expect(page).toHaveURL(start);
  });

  test('the banners go once the scripts are there', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(landing);
    await page.getByRole('button', { name: /^Search/ }).click();
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('#no-application')).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: /^Search/ }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('#no-application')).toHaveCount(0);
  });

  test('at another path than it was built for: that path is suggested', async ({ page, baseURL }) => {
    await page.route('**/elsewhere/', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}/docs/` }) }),
    );
    await page.route(styles, (route) => route.abort());
    await page.goto('/elsewhere/');
    await expect(banner(page)).toContainText('it is /docs/');
    await expect(banner(page)).toContainText(/try \/elsewhere\/$/);
  });

  test('is neither in the served text nor on other pages nor on a good load', async ({ page, request }) => {
    const served = await (await request.get(landing)).text();
    expect(served.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain('did not load properly');
    await openApplication(page, landing);
    await expect(banner(page)).toHaveCount(0);
    await page.route(styles, (route) => route.abort());
    await page.goto(start);
    await expect(banner(page)).toHaveCount(0);
  });

  test('a click that needs the application says that it did not come, and a reload mends it', async ({ page }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto(start);
    await page.mouse.move(300, 300);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert')).toContainText('Reload the page');
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.unroute(scripts);
    await page.reload();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a document whose files are gone since a deployment is loaded again, once', async ({ page }) => {
    const documents = recordRequests(page, /^\/docs\/start$/);
    for (const files of [scripts, shells]) await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.goto(start);
    const reloaded = page.waitForEvent('load');
    await page.mouse.move(300, 300);
    await reloaded;
    const failure = page.waitForEvent('console', (message) => message.text().includes('dynamically imported'));
    await page.mouse.move(310, 310);
    await failure;
    expect(documents).toHaveLength(2);
    for (const files of [scripts, shells]) await page.unroute(files);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  });

  test('the same where the server answers with a document for files that it does not have', async ({ page }) => {
    const document = { contentType: 'text/html; charset=utf-8', body: '<!DOCTYPE html>' };
    for (const files of [scripts, shells]) await page.route(files, (route) => route.fulfill(document));
    await page.goto(start);
    const reloaded = page.waitForEvent('load');
    await page.mouse.move(300, 300);
    await reloaded;
    for (const files of [scripts, shells]) await page.unroute(files);
    await startApplication(page);
  });

  test('a document whose shell is gone since a deployment is loaded again', async ({ page }) => {
    await page.route(shells, (route) => route.fulfill({ status: 404 }));
    await page.goto(start);
    const reloaded = page.waitForEvent('load');
    await page.mouse.move(300, 300);
    await reloaded;
    await page.unroute(shells);
    await startApplication(page);
  });

  test('links lead to documents with styles', async ({ page }) => {
    await page.route(styles, (route) => route.abort(), { times: 1 });
    await openApplication(page, start);
    await page.locator(`.sidebar a[href="${mounting}"]`).click();
    await expect(page.locator('main h1')).toHaveText(titles.mounting);
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  });

  test('scripts that come at the second try bring the application; moves wait a while for it', async ({ page }) => {
    let blocked = true;
    let asked = 0;
    await page.route(scripts, (route) => {
      asked++;
      return blocked ? route.abort() : route.continue();
    });
    await page.goto(start);
    // The moves below may take longer than the while.
    await stopClock(page);
    const failure = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('dynamically imported'),
    );
    await page.mouse.move(300, 300);
    await failure;
    const askedFirst = asked;
    for (let step = 0; step < 20; step++) await page.mouse.move(300 + step, 300);
    expect(asked).toBe(askedFirst);
    blocked = false;
    await page.clock.fastForward(6000);
    await startApplication(page);
  });
});

test.describe('the styles of what only the application shows do not arrive', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedErrors: [/Unable to preload CSS|Failed to load resource/],
  });

  test('it starts without them: the menu opens and leads on', async ({ page }) => {
    await page.route(/\/assets\/interactive-.*\.css$/, (route) => route.abort());
    await openApplication(page, start);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator(`.drawer a[href="${mounting}"]`).click();
    await expect(page).toHaveURL(mounting);
  });
});
