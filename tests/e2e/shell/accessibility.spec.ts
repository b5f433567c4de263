import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { violationsWith } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, landing } from '../support/versions-site.ts';

/** What axe finds in each colour mode, with this part opened. */
async function violationsInModes(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
    found.push(...(await violationsWith(page, part)).map((violation) => `${mode}: ${violation}`));
  }
  return found;
}

test('axe finds nothing in an open menu, light and dark', async ({ page }) => {
  await openApplication(page, landing);
  await page.getByRole('button', { name: 'Riders' }).click();
  await expect(page.locator('.menu-panel:popover-open').getByRole('link').first()).toBeVisible();
  expect(await violationsInModes(page, '.navbar')).toEqual([]);
});

test('axe finds nothing in the drawer, both panels, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApplication(page, landing);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link').first()).toBeVisible();
  expect(await violationsInModes(page, 'dialog[open]')).toEqual([]);
  await drawer.getByRole('button', { name: 'Main menu' }).click();
  await expect(drawer.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(await violationsInModes(page, 'dialog[open]')).toEqual([]);
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
