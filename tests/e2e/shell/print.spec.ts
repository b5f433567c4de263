import { openApplication } from '../support/application.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, start, tool, update } from '../support/versions-site.ts';

/** What surrounds the text, and what only a screen can do. */
const screenOnly = [
  '.navbar',
  '.sidebar',
  '.footer',
  '.announcement',
  '.toc',
  '.ad',
  '.pager',
  '.page-footer',
  '.copy',
  '[role=tablist]',
];

test.describe('print', () => {
  test('leaves the text only, with every tab, dark on light whatever the screen is', async ({ page }) => {
    await storeBefore(page, { 'docs.color-mode': 'dark' });
    await openApplication(page, start);
    for (const name of screenOnly) expect(await page.locator(name).count(), name).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    for (const name of screenOnly) await expect(page.locator(`${name}:visible`), name).toHaveCount(0);
    await expect(page.locator('article h1')).toBeVisible();
    expect(await page.locator('[role=tabpanel][hidden]').count()).toBeGreaterThan(0);
    await expect(page.locator('[role=tabpanel]:not(:visible)')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('cuts neither code nor tables', async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    for (const path of [update, tool, heartRate]) {
      await page.goto(path);
      const boxes = page.locator('.prose :is(pre, table)');
      expect(await boxes.count()).toBeGreaterThan(5);
      expect(
        await boxes.evaluateAll((list) =>
          list.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent.slice(0, 80)),
        ),
        path,
      ).toEqual([]);
    }
  });
});
