import type { Locator, Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, sensors } from '../support/versions-site.ts';

for (const mode of ['light', 'dark'])
  test.describe(`axe finds nothing in what opens, ${mode}`, () => {
    test.beforeEach(({ page }) => storeBefore(page, { 'docs.color-mode': mode }));

    async function open(page: Page, button: string, opened: Locator): Promise<void> {
      await openApplication(page, sensors);
      await page.getByRole('button', { name: button }).click();
      await expect(opened.getByRole('link').first()).toBeVisible();
    }

    test('a menu', async ({ page }) => {
      await open(page, 'Riders', page.locator('.menu-panel:popover-open'));
      expect(await violations(page)).toEqual([]);
    });

    test('the drawer, both panels', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await open(page, 'Open menu', drawer);
      expect(await violations(page)).toEqual([]);
      await drawer.getByRole('button', { name: 'Main menu' }).click();
      await expect(drawer.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });

test('what has the focus shows it', async ({ page }) => {
  await openApplication(page, heartRate);
  const seen = new Set<string>();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const { name, outline } = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return {
        name: document.activeElement!.outerHTML.slice(0, 80),
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
    seen.add(name);
    expect(outline, name).toBeGreaterThanOrEqual(2);
  }
  expect(seen.size).toBeGreaterThan(25);
});
