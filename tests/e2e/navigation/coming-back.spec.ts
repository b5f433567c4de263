import type { Page } from '@playwright/test';
import { openApplication, startApplication } from '../support/application.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { inVersion, landing, missing, start, tool } from '../support/versions-site.ts';

// Browsers under test keep no pages for going back, so the events are dispatched that a kept page gets.
const leave = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
const choose = (page: Page, key: string, value: string) =>
  page.evaluate(([name, choice]) => localStorage.setItem(`docs.${name}`, choice!), [key, value]);

test.describe('a page that the browser has kept, when the reader comes back', () => {
  test('has the colour mode and the announcement as chosen meanwhile', async ({ page }) => {
    await storeBefore(page, { 'docs.color-mode': 'light' });
    await page.goto(landing);
    const announcement = page.getByRole('region', { name: 'Announcement' });
    await expect(announcement).toBeVisible();
    const id = await page.evaluate(() => document.documentElement.dataset['announcementId']!);
    await choose(page, 'color-mode', 'dark');
    await choose(page, 'announcement-dismissed', id);
    await comeBack(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(announcement).toBeHidden();
  });

  test('has the tabs as chosen meanwhile', async ({ page }) => {
    await openApplication(page, start);
    const tab = page.locator('[data-tabs="package-manager"]').first().getByRole('tab', { name: 'pnpm' });
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    await choose(page, 'tab.package-manager', 'pnpm');
    await comeBack(page);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('has the tabs as chosen meanwhile, although the application comes later', async ({ page }) => {
    await storeBefore(page, { 'docs.tab.package-manager': 'pnpm' });
    await page.goto(start);
    const panels = page.locator('[data-tabs="package-manager"]').first().locator('> [role=tabpanel]:not([hidden])');
    await expect(panels).toHaveAttribute('data-value', 'pnpm');
    await choose(page, 'tab.package-manager', 'yarn');
    await comeBack(page);
    await expect(panels).toHaveAttribute('data-value', 'yarn');
    await startApplication(page);
    await expect(panels).toHaveAttribute('data-value', 'yarn');
  });

  for (const path of ['/docs/search', missing])
    test(`leads to the version chosen meanwhile, from ${path}`, async ({ page }) => {
      await openApplication(page, path);
      const link = page.getByRole('link', { name: 'Tool', exact: true });
      await expect(link).toHaveAttribute('href', tool);
      await choose(page, 'preferred-version.default', 'v2');
      await comeBack(page);
      await expect(page.locator('[popovertarget=menu-versions]')).toHaveText('v2');
      await expect(link).toHaveAttribute('href', inVersion('v2', tool));
    });

  test('has its menus and its search window closed', async ({ page }) => {
    await openApplication(page, landing);
    await page.getByRole('button', { name: 'Riders' }).click();
    const menu = page.locator('.menu-panel:popover-open');
    await expect(menu).toBeVisible();
    await leave(page);
    await expect(menu).toHaveCount(0);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search).toBeVisible();
    await leave(page);
    await expect(search).toBeHidden();
  });

  test('has its drawer closed', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await openApplication(page, landing);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await leave(page);
    await expect(drawer).toBeHidden();
  });
});
