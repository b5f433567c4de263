import { openApplication, startApplication } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { start } from '../support/versions-site.ts';

test.describe('hostile input does no harm', () => {
  test('stored values', async ({ page }) => {
    await page.addInitScript(() => {
      const evil = '<img src=x onerror="window.harmed = true">"\'`]}\\u0000';
      const keys = [
        'color-mode',
        'announcement-dismissed',
        'preferred-version.default',
        'recent-searches',
        'tab.package-manager',
        'tab.bicycle',
      ];
      for (const key of keys) localStorage.setItem(`docs.${key}`, evil);
    });
    await openApplication(page, start);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('.announcement')).toBeVisible();
    await expect(page.locator('[role=tab][aria-selected=true]').first()).toBeVisible();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });

  for (const path of [
    '/docs/%E0%A4%A',
    '/docs/..%2f..%2fetc%2fpasswd',
    `/docs/${'x'.repeat(3000)}`,
    '/docs/%00',
    `${start}/nothing`,
  ]) {
    test(`an address such as ${path.slice(0, 40)} is the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      await startApplication(page);
      await expect(page.locator('main h1')).toHaveText('Page not found');
    });
  }
});
