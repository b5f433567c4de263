import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { heartRate } from '../support/versions-site.ts';

const comparison = `${heartRate}/changes-since-v2`;
const overview = '/docs/changes-since-v2';

const linkOf = (page: Page, name = 'Changes since v2') => page.locator('.page-footer').getByRole('link', { name });

test.describe('what has changed in a page', () => {
  test('is behind a link at its end, also with the keyboard', async ({ page }) => {
    await openApplication(page, heartRate);
    await linkOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(comparison);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heart rate: changes since v2');
    await page.getByRole('main').getByRole('link', { name: 'Heart rate in v2' }).click();
    await expect(page).toHaveURL('/docs/v2/sensors/heart-rate');
  });

  test('has no link where nothing has', async ({ page }) => {
    await page.goto('/docs/v2/sensors/heart-rate');
    await expect(page.locator('.page-footer')).toBeVisible();
    await expect(linkOf(page, 'Changes since v1')).toHaveCount(0);
    await page.goto('/docs/v2/tool');
    await expect(linkOf(page, 'Changes since v1')).toHaveAttribute('href', '/docs/v2/tool/changes-since-v1');
  });

  test('is marked word by word, in code by lines and in tables by rows', async ({ page }) => {
    await page.goto(comparison);
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Pairing', exact: true }) });
    const row = section.getByRole('row').filter({ hasText: 'Dark' }).first();
    await expect(row.locator('del')).toHaveText('(removed: belt is too)');
    await expect(row.locator('ins').first()).toHaveText('(added: contacts are)');
    await expect(section.getByRole('row').filter({ hasText: 'Blinking' }).getByRole('deletion').first()).toBeVisible();
    await expect(page.locator('pre ins.line').first()).toContainText('import');
  });

  test('has a table of contents that leads to its sections but not to those that are gone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of [comparison, overview]) {
      await openApplication(page, path);
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      expect(await links.count(), path).toBeGreaterThan(1);
      const headings = page.locator('article h2:not(:has(> .changes-removed))');
      const ids = await headings.evaluateAll((list) => list.map(({ id }) => `#${id}`));
      expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href'))), path).toEqual(ids);
      await links.last().click();
      await expect(page).toHaveURL(path + ids.at(-1)!);
      await expect(headings.last()).toBeInViewport();
    }
  });

  test('says under which name a renamed page was known', async ({ page }) => {
    await page.goto('/docs/sensors/memory/changes-since-v2');
    const main = page.getByRole('main');
    await expect(main).toContainText('In v2 this page was called “Storage”.');
    await expect(main.getByRole('link', { name: 'Storage in v2' })).toHaveAttribute('href', '/docs/v2/sensors/storage');
  });

  test('scrolls nothing sideways on a phone, and wide tables in themselves', async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of [comparison, overview]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      }
    }
  });
});

test.describe('all changes of a version', () => {
  test('are behind the link of its first page', async ({ page }) => {
    await openApplication(page, '/docs/');
    await linkOf(page).click();
    await expect(page).toHaveURL(overview);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      /New pages\s*10/,
      /Renamed pages\s*1/,
      /Rewritten pages\s*\d/,
      /Revised pages\s*\d/,
    ]);
    await expect(main.getByRole('listitem').filter({ hasText: 'in v2: Storage' }).getByRole('link')).toHaveAttribute(
      'href',
      '/docs/sensors/memory/changes-since-v2',
    );
    await expect(main.getByRole('link', { name: 'Radar' })).toHaveAttribute('href', '/docs/sensors/radar');
  });
});

for (const mode of ['light', 'dark'])
  for (const path of [comparison, overview, '/docs/tool/changes-since-v2'])
    test(`axe finds nothing in ${path}, ${mode}`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
      expect(await violations(page)).toEqual([]);
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('changes are read as well', async ({ page }) => {
    await page.goto(heartRate);
    await linkOf(page).click();
    await expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, '') === comparison);
    await expect(page.locator('ins').first()).toBeVisible();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });
});
