import { openApplication } from '../support/application.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, inVersion, start, tool, update } from '../support/versions-site.ts';

/** What surrounds the text, and what only a screen can do. */
const screenOnly = [
  '.navbar',
  '.sidebar',
  '.footer',
  '.announcement',
  '.toc',
  '.ad',
  '.pager',
  '.page-footer a',
  '.page-menu',
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
    await expect(page.locator('.page-footer time').first()).toBeVisible();
    expect(await page.locator('[role=tabpanel][hidden]').count()).toBeGreaterThan(0);
    await expect(page.locator(':not([data-tabs=package-manager]) > [role=tabpanel]:not(:visible)')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('has the commands of the chosen package manager only, and no bar above code without a title', async ({
    page,
  }) => {
    await storeBefore(page, { 'docs.tab.package-manager': 'pnpm' });
    await openApplication(page, start);
    await page.emulateMedia({ media: 'print' });
    const panels = page.locator('[data-tabs=package-manager] > [role=tabpanel]:visible');
    expect(await panels.count()).toBeGreaterThan(0);
    for (const panel of await panels.all()) await expect(panel).toHaveAttribute('data-value', 'pnpm');
    const [block, code] = await panels
      .first()
      .locator('.code, pre')
      .evaluateAll((list) => list.map((element) => element.getBoundingClientRect().top));
    expect(code! - block!).toBeLessThan(2);
  });

  test('says that a version is old', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(inVersion('v2', heartRate));
    await expect(page.getByRole('note').filter({ hasText: 'no longer maintained' })).toBeVisible();
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
