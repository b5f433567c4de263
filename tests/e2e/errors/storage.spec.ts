import type { Page } from '@playwright/test';
import { openApplication, painted } from '../support/application.ts';
import { search } from '../support/search.ts';
import { forbidStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, inVersion, landing, query, start } from '../support/versions-site.ts';

function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

test.describe('storage unavailable', () => {
  test('one warning, and every choice works for the visit', async ({ page }) => {
    await forbidStorage(page);
    const warnings = warningsOf(page);
    await openApplication(page, start);

    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();

    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    const names = page.locator('[data-tabs=package-manager] > [role=tablist] > [aria-selected=true]');
    await expect.poll(async () => new Set(await names.allTextContents())).toEqual(new Set(['pnpm']));

    await page.locator('[popovertarget=menu-versions]').click();
    await page.locator('#menu-versions').getByRole('link', { name: 'v2' }).click();
    // Search looks in the version of the page that is shown.
    await expect(page.locator('.sidebar a').first()).toHaveAttribute('href', /^\/docs\/v2\//);
    await expect(page).toHaveURL(inVersion('v2', start));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');

    await search(page, 'heart rate');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === inVersion('v2', heartRate));

    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('not remembered');
  });

  test('pages without a version use the latest', async ({ page }) => {
    await forbidStorage(page);
    const warnings = warningsOf(page);
    await openApplication(page, `/docs/search?q=${query}`);
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('current');
    await expect(page.locator('.search-results a').first()).toBeVisible();
    expect(warnings).toHaveLength(1);
  });

  test('the chosen colour mode stays when the system changes its own', async ({ page }) => {
    await forbidStorage(page);
    await page.goto(landing);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await painted(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
  });

  test('the same when only writing fails, over choices stored earlier', async ({ page }) => {
    await page.addInitScript(() => {
      const values: Record<string, string> = { 'docs.color-mode': 'light', 'docs.tab.package-manager': 'yarn' };
      Object.defineProperty(window, 'localStorage', {
        value: {
          getItem: (key: string) => values[key] ?? null,
          setItem() {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
          },
          removeItem() {},
        },
      });
    });
    const warnings = warningsOf(page);
    await openApplication(page, start);
    for (const mode of ['dark', 'light']) {
      await page.getByRole('button', { name: 'Switch between light and dark mode' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    }
    const tab = (name: string) => page.getByRole('tab', { name }).first();
    await expect(tab('yarn')).toHaveAttribute('aria-selected', 'true');
    await tab('pnpm').click();
    await expect(tab('pnpm')).toHaveAttribute('aria-selected', 'true');
    expect(warnings).toHaveLength(1);
  });
});
