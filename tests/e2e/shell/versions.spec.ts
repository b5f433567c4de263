import type { Locator, Page } from '@playwright/test';
import { arrived, follow, isSameDocument, markDocument, openApplication } from '../support/application.ts';
import { payloadOf, scripts, setConnection } from '../support/network.ts';
import { storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { button, chooseVersion, key, menu, openVersions } from '../support/version-menu.ts';
import {
  heartRate,
  inVersion,
  landing,
  moved,
  onlyInV1,
  sections,
  titles,
  versions,
} from '../support/versions-site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('version dropdown', () => {
  test('leads to the same page of the other version, keeps the hash, and closes', async ({ page }) => {
    const hash = sections.pulse;
    await openApplication(page, `${heartRate}#${hash}`);
    await markDocument(page);
    await expect(button(page)).toHaveText('v3');
    await expect(button(page)).toHaveAccessibleName('Version: v3');
    await chooseVersion(page, 'v2');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === `/docs/v2/sensors/heart-rate#${hash}`);
    await expect(button(page)).toHaveText('v2');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('is in the drawer on a phone, where the bar names an old version', async ({ page }) => {
    const badge = page.locator('.navbar .badge');
    await page.goto('/docs/v2/sensors/heart-rate#read-the-pulse');
    await expect(badge).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(badge).toHaveText('v2');
    await expect(badge).toBeInViewport();
    await page.goto('/docs/sensors/heart-rate#read-the-pulse');
    await expect(badge).toHaveCount(0);
  });

  test('moves focus into the content where the other version has no such section', async ({ page }) => {
    await openApplication(page, '/docs/sensors/heart-rate#no-such-section');
    await chooseVersion(page, 'v2');
    await expect(page).toHaveURL(/\/docs\/v2\/sensors\/heart-rate#no-such-section$/);
    await expect(page.locator('main')).toBeFocused();
  });

  test('leads to the landing page where the other version has no such page', async ({ page }) => {
    await openApplication(page, onlyInV1);
    await chooseVersion(page, 'v3');
    await arrived(page, '/docs/');
    await chooseVersion(page, 'v2');
    await expect(page).toHaveURL(/\/docs\/v2\/?$/);
  });

  test('opens a version in another tab: it is remembered, the hash is kept, the page stays', async ({
    page,
    context,
  }) => {
    const here = `${heartRate}#${sections.pairing}`;
    await openApplication(page, here);
    await markDocument(page);
    const ways: ['v1' | 'v2', Parameters<Locator['click']>[0]][] = [
      ['v2', { button: 'middle' }],
      ['v1', { modifiers: ['ControlOrMeta'] }],
    ];
    for (const [label, options] of ways) {
      await openVersions(page);
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        menu(page).getByRole('link', { name: label }).click(options),
      ]);
      await expect(opened).toHaveURL(inVersion(label, here));
      expect(await stored(page, key)).toBe(label);
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(here);
      expect(await isSameDocument(page)).toBe(true);
      // An open menu would be closed by the next press of its button.
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
    }
  });

  test('the other button, and the middle one elsewhere, choose nothing', async ({ page }) => {
    await openApplication(page, heartRate);
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click({ button: 'middle' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await openVersions(page);
    await menu(page).getByRole('link', { name: 'v2' }).click({ button: 'right' });
    expect(await stored(page, key)).toBeNull();
  });

  test.describe('without the application', () => {
    test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] });

    test('works and remembers', async ({ page }) => {
      await page.route(scripts, (route) => route.abort());
      await page.goto('/docs/sensors/heart-rate#pairing');
      await page.evaluate(() => document.querySelector<HTMLElement>('#menu-versions [data-version=v1]')!.click());
      await expect(page).toHaveURL(/\/docs\/v1\/sensors\/heart-rate#pairing$/);
      expect(await stored(page, key)).toBe('v1');
    });
  });
});

test.describe('version dropdown of a page that did not load', () => {
  /** Follows a link from the landing page whose content does not come. */
  async function failToOpen(page: Page, path: string, hash = ''): Promise<void> {
    await setConnection(page, { saveData: true });
    await openApplication(page, landing);
    await page.route(payloadOf(path), (route) => route.abort());
    await follow(page, path + hash);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  }

  test('leads to the page of the address in the other version', async ({ page }) => {
    await failToOpen(page, heartRate, '#pairing');
    await expect(button(page)).toHaveText('v3');
    await chooseVersion(page, 'v2');
    await expect(page).toHaveURL(/\/docs\/v2\/sensors\/heart-rate#pairing$/);
    await expect(page.locator('main h1')).toHaveText(titles.heartRate);
  });

  test('names the version of the address, and leads back from it', async ({ page }) => {
    await failToOpen(page, inVersion('v2', heartRate));
    await expect(button(page)).toHaveText('v2');
    await expect(menu(page).locator('[aria-current]')).toHaveText(versions.v2);
    await chooseVersion(page, 'v1');
    await expect(page).toHaveURL(/\/docs\/v1\/sensors\/heart-rate$/);
    await expect(button(page)).toHaveText('v1');
  });

  test('leads to the landing page where the other version has no such page', async ({ page }) => {
    await failToOpen(page, onlyInV1);
    await expect(menu(page).getByRole('link', { name: 'v3', includeHidden: true })).toHaveAttribute('href', landing);
    await chooseVersion(page, 'v3');
    await expect(page.locator('h1')).toHaveText(/^Brindle documentation/);
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('in the drawer leads there, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    // A link inside of what is unfolding would move under the click.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await failToOpen(page, inVersion('v2', heartRate));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Main menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByText('Version: v2', { exact: true }).click();
    await expect(drawer.locator('[data-version][aria-current]')).toHaveText(/^v2/);
    await drawer.getByRole('link', { name: 'v1' }).click();
    await expect(page).toHaveURL(/\/docs\/v1\/sensors\/heart-rate$/);
  });
});

test.describe('pages of old versions', () => {
  const banner = (page: Page) => page.getByRole('note').filter({ hasText: 'no longer maintained' });

  test('a banner leads to the same page of the latest, and a badge names the version; the latest has neither', async ({
    page,
  }) => {
    for (const version of ['v2', 'v1'] as const) {
      await page.goto(inVersion(version, heartRate));
      await expect(banner(page)).toContainText(`${version}, which is no longer maintained`);
      await expect(banner(page).getByRole('link')).toHaveAttribute('href', heartRate);
      await expect(page.locator('main .badge')).toHaveText(`Version: ${version}`);
    }
    await page.goto(heartRate);
    await expect(page.locator('.badge')).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });

  test('following the banner chooses the latest version, and keeps the section', async ({ page }) => {
    await storeBefore(page, { [key]: 'v1' });
    await page.goto('/docs/v1/sensors/heart-rate#read-the-pulse');
    await banner(page).getByRole('link').click();
    await expect(page).toHaveURL('/docs/sensors/heart-rate#read-the-pulse');
    await expect(page.locator('.badge')).toHaveCount(0);
    expect(await stored(page, key)).toBe('current');
  });

  test('a page that the latest does not have leads to its landing page, one that moved to where it is now', async ({
    page,
  }) => {
    await page.goto(onlyInV1);
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', landing);
    await page.goto(moved.from);
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', moved.to);
  });
});
