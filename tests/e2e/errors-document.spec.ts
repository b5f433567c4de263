import type { Page } from '@playwright/test';
import { openApplication, startApplication } from './support/application.ts';
import { scripts } from './support/network.ts';
import { expect, test } from './support/test.ts';

const styles = /\/assets\/.*\.css$/;
const searchIndex = /\/search-index\/.*\.json$/;
const searchModal = /\/assets\/SearchModal.*\.js$/;

test.describe('the home page arrives without its scripts or styles', () => {
  test.use({ expectedErrors: [/Failed to fetch dynamically imported module|MIME/] });
  const banner = (page: Page) => page.locator('#bad-base-url');

  test('without styles: a banner with the suggested baseUrl', async ({ page }) => {
    await page.route(styles, (route) => route.abort());
    await page.goto('/docs/');
    await expect(banner(page)).toContainText('did not load properly');
    await expect(banner(page)).toContainText('baseUrl');
    await expect(banner(page)).toContainText(/try \/docs\/$/);
  });

  test('without scripts: the same banner once they are wanted; the page stays a document', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/docs/');
    await expect(banner(page)).toHaveCount(0);
    await page.mouse.move(300, 300);
    await expect(banner(page)).toContainText('baseUrl');
    await page.locator('.sidebar a[href="/docs/getting-started"]').click();
    await expect(page).toHaveURL(/\/docs\/getting-started$/);
  });

  test('at another path than it was built for: that path is suggested', async ({ page, baseURL }) => {
    await page.route('**/elsewhere/', async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}/docs/` }) }));
    await page.route(styles, (route) => route.abort());
    await page.goto('/elsewhere/');
    await expect(banner(page)).toContainText('It is /docs/ now');
    await expect(banner(page)).toContainText(/try \/elsewhere\/$/);
  });

  test('is neither in the served text nor on other pages nor on a good load', async ({ page, request }) => {
    const served = await (await request.get('/docs/')).text();
    expect(served.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain('did not load properly');
    await openApplication(page, '/docs/');
    await expect(banner(page)).toHaveCount(0);
    await page.route(styles, (route) => route.abort());
    await page.goto('/docs/getting-started');
    await expect(banner(page)).toHaveCount(0);
  });

  test('scripts that come at the second try bring the application', async ({ page }) => {
    let blocked = true;
    await page.route(scripts, (route) => (blocked ? route.abort() : route.continue()));
    await page.goto('/docs/getting-started');
    const failure = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('dynamically imported'));
    await page.mouse.move(300, 300);
    await failure;
    blocked = false;
    await startApplication(page);
  });
});

test.describe('search cannot load', () => {
  test('its index: a message, and a retry that finds', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.route(searchIndex, (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'Search' }).click();
    const modal = page.getByRole('dialog', { name: 'Search' });
    await modal.getByRole('combobox').fill('camera');
    await expect(modal.getByRole('alert')).toContainText('the server answered 503');
    await page.unroute(searchIndex);
    await modal.getByRole('button', { name: 'Retry' }).click();
    await expect(modal.getByRole('option').first()).toContainText('Camera');
  });

  test('its index, on the search page: the same', async ({ page }) => {
    await page.route(searchIndex, (route) => route.abort());
    await openApplication(page, '/docs/search?q=camera');
    await expect(page.locator('main').getByRole('alert')).toBeVisible();
    await page.unroute(searchIndex);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.search-results a').first()).toContainText('Camera');
  });

  test('its window: the button leads to the search page', async ({ page }) => {
    await page.route(searchModal, (route) => route.abort());
    await openApplication(page, '/docs/');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/docs\/search$/);
    await expect(page.getByLabel('Search', { exact: true }).last()).toBeVisible();
  });

  test('plural rules missing for the locale: English ones', async ({ page }) => {
    await page.addInitScript(() => {
      const value = function PluralRules() {
        throw new RangeError('Incorrect locale information provided');
      };
      Object.defineProperty(Intl, 'PluralRules', { value });
    });
    await openApplication(page, '/docs/search?q=camera');
    await expect(page.locator('main').getByRole('status')).toHaveText(/^(One document|\d+ documents) found$/);
  });
});

test.describe('hostile input does no harm', () => {
  test('stored values', async ({ page }) => {
    await page.addInitScript(() => {
      const evil = '<img src=x onerror="window.harmed = true">"\'`]}\\u0000';
      const keys = ['color-mode', 'announcement-dismissed', 'preferred-version.default', 'tab.package-manager', 'tab.platform'];
      for (const key of keys) localStorage.setItem(`docs.${key}`, evil);
    });
    await openApplication(page, '/docs/getting-started');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('.announcement')).toBeVisible();
    await expect(page.locator('[role=tab][aria-selected=true]').first()).toBeVisible();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });

  test('a query with markup', async ({ page }) => {
    const query = '"><img src=x onerror="window.harmed=true">%00&q=2#';
    await openApplication(page, `/docs/search?q=${encodeURIComponent(query)}&=&&%`);
    await expect(page.locator('main input[type=search]')).toHaveValue(query);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });

  for (const path of ['/docs/%E0%A4%A', '/docs/..%2f..%2fetc%2fpasswd', `/docs/${'x'.repeat(3000)}`, '/docs/%00', '/docs/getting-started/nothing']) {
    test(`an address such as ${path.slice(0, 40)} is the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      await startApplication(page);
      await expect(page.locator('main h1')).toHaveText('Page not found');
    });
  }
});
