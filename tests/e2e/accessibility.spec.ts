import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openApplication } from './support/application.ts';
import { documentPaths, utilityPaths } from './support/pages.ts';
import { storeBefore } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const longPage = '/docs/apis/camera';
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** What axe finds, short enough to read in a report. */
async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n').at(1)?.trim()}`));
}

for (const [name, viewport] of Object.entries(sizes)) {
  for (const mode of ['light', 'dark']) {
    test.describe(`axe finds nothing: ${mode}, ${name}`, () => {
      test.beforeEach(async ({ page }) => {
        await page.setViewportSize(viewport);
        await storeBefore(page, { 'docs.color-mode': mode });
      });

      test('on any page', async ({ page, request }) => {
        const paths = [...(await documentPaths(request)), ...utilityPaths];
        test.setTimeout(30_000 + paths.length * 5000);
        for (const path of paths) {
          await page.goto(path);
          expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
          expect.soft(await violations(page), path).toEqual([]);
        }
      });

      test('in the search window with results', async ({ page }) => {
        await openApplication(page, longPage);
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByRole('combobox').fill('camera');
        await expect(page.getByRole('option').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test('on the search page with results', async ({ page }) => {
        await openApplication(page, '/docs/search?q=camera');
        await expect(page.locator('.search-results a').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test(name === 'phone' ? 'in the drawer, both panels' : 'in an open menu', async ({ page }) => {
        await openApplication(page, longPage);
        if (name === 'desktop') {
          await page.getByRole('button', { name: 'Community' }).click();
          await expect(page.locator('.menu-panel:popover-open a').first()).toBeVisible();
          expect(await violations(page)).toEqual([]);
          return;
        }
        await page.getByRole('button', { name: 'Open menu' }).click();
        const drawer = page.getByRole('dialog', { name: 'Menu' });
        await expect(drawer.getByRole('navigation', { name: 'Pages of this section' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await drawer.getByRole('button', { name: /Main menu/ }).click();
        await expect(drawer.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}
