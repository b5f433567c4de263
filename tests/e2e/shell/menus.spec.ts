import type { Page } from '@playwright/test';
import { isSameDocument, markDocument, openApplication, painted } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, items, landing, menus, titles, versions } from '../support/versions-site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bar = (page: Page) => page.locator('.navbar');
const button = (page: Page) => bar(page).getByRole('button', { name: 'Riders' });
const panel = (page: Page) => bar(page).locator('.menu-panel:popover-open');

test('the navbar holds its items; menus open, and close on Escape and a click elsewhere', async ({ page }) => {
  await openApplication(page, landing);
  await expect(bar(page).getByRole('link', { name: 'Brindle Manual' })).toHaveAttribute('href', landing);
  expect(await bar(page).locator('.logo svg').boundingBox()).toMatchObject({ width: 120, height: 24 });
  for (const [name, href] of items)
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  for (const name of ['Source code', 'Chat'])
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  const all = { v3: Object.values(versions), ...menus, 'Language: English': ['English', 'Nederlands'] };
  for (const [name, entries] of Object.entries(all)) {
    await bar(page).getByRole('button', { name }).click();
    const links = panel(page).getByRole('link');
    await expect(links).toHaveText(entries);
    const current = { v3: [versions.v3], 'Language: English': ['English'] }[name] ?? [];
    await expect(panel(page).locator('[aria-current]')).toHaveText(current);
    await (name === 'v3' ? page.mouse.click(640, 700) : page.keyboard.press('Escape'));
    await expect(links).toHaveCount(0);
  }
});

test('only links around the text that leave the site say so, and let nothing reach back to its window', async ({
  page,
}) => {
  await page.goto(landing);
  const links = await page
    .locator(':is(.navbar, .announcement, .footer) a')
    .evaluateAll((list: HTMLAnchorElement[]) =>
      list.map(({ origin, rel }) => ({ leaves: origin !== location.origin, rel })),
    );
  expect(links.filter(({ leaves }) => leaves).length).toBeGreaterThan(8);
  for (const { leaves, rel } of links) expect(rel).toBe(leaves ? 'noopener external' : '');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('choosing the language that is shown stays on the page', async ({ page }) => {
      // A link that rises with its menu could be missed.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await (javaScriptEnabled ? openApplication(page, heartRate) : page.goto(heartRate));
      if (javaScriptEnabled) await markDocument(page);
      await bar(page).getByRole('button', { name: 'Language: English' }).click();
      await bar(page).getByRole('link', { name: 'English' }).click();
      await expect(bar(page).getByRole('link', { name: 'English' })).toHaveCount(0);
      await expect(page).toHaveURL(heartRate);
      await expect(page.locator('main h1')).toHaveText(titles.heartRate);
      if (javaScriptEnabled) expect(await isSameDocument(page)).toBe(true);
    });
  });

test.describe('a menu of the navbar', () => {
  test('closes when the focus leaves it, forwards and backwards, and not before', async ({ page }) => {
    await openApplication(page, landing);
    await button(page).focus();
    await page.keyboard.press('Enter');
    for (const name of menus.Riders) {
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(panel(page)).toHaveCount(0);
    await expect(bar(page).getByRole('button', { name: 'Help' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page)).toBeFocused();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toHaveCount(0);
  });

  test('closes when the window becomes too narrow for it, and the bar hides again', async ({ page }) => {
    await openApplication(page, heartRate);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 1200, height: 800 });
    await painted(page);
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(panel(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(bar(page)).not.toBeInViewport();
  });

  for (const positioning of ['with', 'without'])
    for (const direction of ['ltr', 'rtl'])
      test(`${direction}, opens below its button ${positioning} anchor positioning`, async ({ page }) => {
        if (positioning === 'without') {
          await page.addInitScript(() => {
            CSS.supports = () => false;
          });
        }
        // Or it would be measured on its way.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openApplication(page, landing);
        await page.evaluate((dir) => {
          document.documentElement.dir = dir;
        }, direction);
        await button(page).click();
        await expect(panel(page)).toBeVisible();
        // The stylesheet's positions still apply to the browser under test: only the script's own show that it placed the menu.
        if (positioning === 'without') await expect(panel(page)).toHaveAttribute('style', /inset/);
        const [above, below] = [(await button(page).boundingBox())!, (await panel(page).boundingBox())!];
        const end = (box: { x: number; width: number }) => Math.round(direction === 'rtl' ? box.x : box.x + box.width);
        expect(end(below)).toBe(end(above));
        expect(Math.round(below.y - above.y - above.height)).toBe(4);
      });
});
