import type { Page } from '@playwright/test';
import { follow, isSameDocument, markDocument, openApplication } from '../support/application.ts';
import { sectionIds } from '../support/headings.ts';
import { holdRequests, payloadOf, quiet, recordRequests, scripts, setConnection } from '../support/network.ts';
import { storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const key = 'docs.preferred-version.default';
const button = (page: Page) => page.locator('[popovertarget=menu-versions]');
const menu = (page: Page) => page.locator('#menu-versions');

async function chooseVersion(page: Page, label: string): Promise<void> {
  await button(page).click();
  await menu(page).getByRole('link', { name: label }).click();
}

/** A section that the page has in both versions. */
async function sharedSection(page: Page): Promise<string> {
  const [old, current] = await Promise.all([
    sectionIds(page.request, '/docs/v3/apis/camera'),
    sectionIds(page.request, '/docs/apis/camera'),
  ]);
  return current!.find((id, index) => index > 0 && old!.includes(id))!;
}

test.describe('version dropdown', () => {
  test('leads to the same page of the other version, keeps the hash, and closes', async ({ page }) => {
    const hash = await sharedSection(page);
    await openApplication(page, `/docs/apis/camera#${hash}`);
    await markDocument(page);
    await expect(button(page)).toHaveText('v4');
    await expect(button(page)).toHaveAccessibleName('Version: v4');
    await chooseVersion(page, 'v3');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === `/docs/v3/apis/camera#${hash}`);
    await expect(button(page)).toHaveText('v3');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('is in the drawer on a phone, where the bar names an old version', async ({ page }) => {
    const badge = page.locator('.navbar .badge');
    await page.goto('/docs/v3/apis/camera#getphoto');
    await expect(badge).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(badge).toHaveText('v3');
    await expect(badge).toBeInViewport();
    await page.goto('/docs/apis/camera#getphoto');
    await expect(badge).toHaveCount(0);
  });

  test('moves focus into the content where the other version has no such section', async ({ page }) => {
    await openApplication(page, '/docs/apis/camera#no-such-section');
    await chooseVersion(page, 'v3');
    await expect(page).toHaveURL(/\/docs\/v3\/apis\/camera#no-such-section$/);
    await expect(page.locator('main')).toBeFocused();
  });

  test('leads to the landing page where the other version has no such page', async ({ page }) => {
    await openApplication(page, '/docs/v2/apis/background-task');
    await chooseVersion(page, 'v4');
    await expect(page).toHaveURL(/\/docs\/$/);
    await chooseVersion(page, 'v3');
    await expect(page).toHaveURL(/\/docs\/v3\/?$/);
  });

  for (const { how, options } of [
    { how: 'the middle button', options: { button: 'middle' as const } },
    { how: 'Ctrl', options: { modifiers: ['ControlOrMeta' as const] } },
  ])
    test(`opens a version in another tab with ${how}: it is remembered, the hash is kept, the page stays`, async ({
      page,
      context,
    }) => {
      await openApplication(page, '/docs/apis/camera#install');
      await markDocument(page);
      await button(page).click();
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        menu(page).getByRole('link', { name: 'v3' }).click(options),
      ]);
      await expect(opened).toHaveURL(/\/docs\/v3\/apis\/camera#install$/);
      expect(await stored(page, key)).toBe('v3');
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/docs/apis/camera#install');
      expect(await isSameDocument(page)).toBe(true);
    });

  test('the other button, and the middle one elsewhere, choose nothing', async ({ page }) => {
    await openApplication(page, '/docs/apis/camera');
    await page.getByRole('button', { name: 'Switch between light and dark mode' }).click({ button: 'middle' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await button(page).click();
    await menu(page).getByRole('link', { name: 'v3' }).click({ button: 'right' });
    expect(await stored(page, key)).toBeNull();
  });

  test.describe('without the application', () => {
    test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] });

    test('works and remembers', async ({ page }) => {
      await page.route(scripts, (route) => route.abort());
      await page.goto('/docs/apis/camera#install');
      await page.evaluate(() => document.querySelector<HTMLElement>('#menu-versions [data-version=v2]')!.click());
      await expect(page).toHaveURL(/\/docs\/v2\/apis\/camera#install$/);
      expect(await stored(page, key)).toBe('v2');
    });
  });
});

test.describe('version dropdown of a page that did not load', () => {
  /** Follows a link from the landing page whose content does not come. */
  async function failToOpen(page: Page, path: string, hash = ''): Promise<void> {
    await setConnection(page, { saveData: true });
    await openApplication(page, '/docs/');
    await page.route(payloadOf(path), (route) => route.abort());
    await follow(page, path + hash);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  }

  test('leads to the page of the address in the other version', async ({ page }) => {
    await failToOpen(page, '/docs/apis/camera', '#install');
    await expect(button(page)).toHaveText('v4');
    await chooseVersion(page, 'v3');
    await expect(page).toHaveURL(/\/docs\/v3\/apis\/camera#install$/);
    await expect(page.locator('main h1')).toHaveText('Camera');
  });

  test('names the version of the address, and leads back from it', async ({ page }) => {
    await failToOpen(page, '/docs/v3/apis/camera');
    await expect(button(page)).toHaveText('v3');
    await expect(menu(page).locator('[aria-current]')).toHaveText('v3');
    await chooseVersion(page, 'v2');
    await expect(page).toHaveURL(/\/docs\/v2\/apis\/camera$/);
    await expect(button(page)).toHaveText('v2');
  });

  test('leads to the landing page where the other version has no such page', async ({ page }) => {
    await failToOpen(page, '/docs/v2/apis/background-task');
    await expect(menu(page).getByRole('link', { name: 'v4', includeHidden: true })).toHaveAttribute('href', '/docs/');
    await chooseVersion(page, 'v4');
    await expect(page.locator('h1')).toHaveText(/Trispan/);
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  test('in the drawer leads there, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    // A link inside of what is unfolding would move under the click.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await failToOpen(page, '/docs/v3/apis/camera');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Main menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByText('Version: v3', { exact: true }).click();
    await expect(drawer.locator('[data-version][aria-current]')).toHaveText('v3');
    await drawer.getByRole('link', { name: 'v2' }).click();
    await expect(page).toHaveURL(/\/docs\/v2\/apis\/camera$/);
  });
});

test.describe('preferred version', () => {
  /** The shell that pages without a version have for readers of this one. */
  async function bareShell(page: Page, version: string): Promise<RegExp> {
    const payload = await (await page.request.get('/docs/404/index.rsc')).text();
    return new RegExp(new RegExp(`"shells":\\{[^}]*"${version}":"([^"]*)"`).exec(payload)![1]!);
  }

  test('is stored on choosing, not on passing by', async ({ page }) => {
    await openApplication(page, '/docs/v3/');
    expect(await stored(page, key)).toBeNull();
    await chooseVersion(page, 'v2');
    await expect(page).toHaveURL(/\/docs\/v2\/?$/);
    expect(await stored(page, key)).toBe('v2');
  });

  test('shows on pages that belong to no version, not on others', async ({ page }) => {
    await storeBefore(page, { [key]: 'v3' });
    for (const [path, label] of [
      ['/docs/search', 'v3'],
      ['/docs/no-such-page', 'v3'],
      ['/docs/', 'v4'],
      ['/docs/v2/', 'v2'],
    ] as const) {
      await openApplication(page, path);
      await expect(button(page)).toHaveText(label);
      await expect(menu(page).locator('[aria-current]')).toHaveText(label);
    }
  });

  for (const path of ['/docs/search?q=camera', '/docs/no-such-page'])
    test(`decides where the links around ${path} lead`, async ({ page }) => {
      await storeBefore(page, { [key]: 'v3' });
      await openApplication(page, path);
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'CLI' })).toHaveAttribute('href', '/docs/v3/cli');
      await expect(main.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute('href', /^\/docs\/v3\/?$/);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute('href', /^\/docs\/v3/);
    });

  test('is there before the reader touches anything', async ({ page }) => {
    await storeBefore(page, { [key]: 'v3' });
    await page.goto('/docs/no-such-page');
    await expect(button(page)).toHaveText('v3');
    await expect(page.getByRole('link', { name: 'CLI', exact: true })).toHaveAttribute('href', '/docs/v3/cli');
  });

  test('loads nothing before that if it is the one shown anyway', async ({ page }) => {
    await storeBefore(page, { [key]: 'current' });
    const requests = recordRequests(page, /\.(js|rsc)$/);
    await page.goto('/docs/no-such-page');
    await quiet(page);
    expect(requests).toEqual([]);
    await page.mouse.move(300, 300);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  test('decides where they lead after a navigation, too', async ({ page }) => {
    await storeBefore(page, { [key]: 'v3' });
    await openApplication(page, '/docs/');
    await follow(page, '/docs/search?q=camera');
    await expect(page.getByRole('link', { name: 'CLI', exact: true })).toHaveAttribute('href', '/docs/v3/cli');
  });

  for (const how of ['opened', 'navigated to'])
    test(`decides where they lead when it is chosen in another tab, on a page that was ${how}`, async ({
      page,
      context,
    }) => {
      await openApplication(page, how === 'opened' ? '/docs/search' : '/docs/v2/');
      if (how !== 'opened') await follow(page, '/docs/search');
      const link = page.getByRole('link', { name: 'CLI', exact: true });
      await expect(link).toHaveAttribute('href', '/docs/cli');
      const other = await context.newPage();
      await openApplication(other, '/docs/');
      await chooseVersion(other, 'v3');
      await expect(link).toHaveAttribute('href', '/docs/v3/cli');
      await expect(button(page)).toHaveText('v3');
      await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('v3');
    });

  test('does not bring back a page that the reader has left', async ({ page }) => {
    await storeBefore(page, { [key]: 'v3' });
    const own = await holdRequests(page, await bareShell(page, 'v3'));
    await openApplication(page, '/docs/no-such-page');
    await own.asked;
    await follow(page, '/docs/apis/camera');
    await expect(page.locator('main h1')).toHaveText('Camera');
    own.release();
    await quiet(page);
    await expect(page.locator('main h1')).toHaveText('Camera');
  });

  test('does not bring it back when the reader has left before the application was there', async ({ page }) => {
    await storeBefore(page, { [key]: 'v3' });
    await openApplication(page, '/docs/apis/camera');
    await follow(page, '/docs/search');
    await expect(page).toHaveTitle(/^Search/);
    const code = await holdRequests(page, scripts);
    const own = await holdRequests(page, await bareShell(page, 'v3'));
    await page.reload();
    await code.asked;
    await page.goBack();
    code.release();
    await own.asked;
    await expect(page.locator('main h1')).toHaveText('Camera');
    own.release();
    await quiet(page);
    await expect(page.locator('main h1')).toHaveText('Camera');
  });

  test('is used for searching on the not-found page', async ({ page }) => {
    await storeBefore(page, { [key]: 'v3' });
    await openApplication(page, '/docs/no-such-page');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('camera');
    await expect(page.locator('[role=listbox] a').first()).toHaveAttribute('href', /^\/docs\/v3\//);
  });

  test('is deleted when there is no such version any more', async ({ page }) => {
    await storeBefore(page, { [key]: 'v1' });
    await openApplication(page, '/docs/search?q=camera');
    await expect(button(page)).toHaveText('v4');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('current');
    await expect.poll(() => stored(page, key)).toBeNull();
  });
});

test.describe('pages of old versions', () => {
  const banner = (page: Page) => page.getByRole('note').filter({ hasText: 'no longer maintained' });

  for (const version of ['v3', 'v2']) {
    test(`${version}: a banner leads to the same page of the latest, and a badge names the version`, async ({
      page,
    }) => {
      await page.goto(`/docs/${version}/apis/camera`);
      await expect(banner(page)).toContainText(`${version}, which is no longer maintained`);
      await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/docs/apis/camera');
      await expect(page.locator('main .badge')).toHaveText(`Version: ${version}`);
    });
  }

  test('following the banner chooses the latest version, and keeps the section', async ({ page }) => {
    await storeBefore(page, { [key]: 'v2' });
    await page.goto('/docs/v2/apis/camera#getphoto');
    await banner(page).getByRole('link').click();
    await expect(page).toHaveURL('/docs/apis/camera#getphoto');
    await expect(page.locator('.badge')).toHaveText('Version: v4');
    expect(await stored(page, key)).toBe('current');
  });

  test('a page that the latest does not have leads to its landing page, one that moved to where it is now', async ({
    page,
  }) => {
    await page.goto('/docs/v2/apis/background-task');
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/docs/');
    await page.goto('/docs/v3/apis/storage');
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/docs/apis/preferences');
  });

  test('the latest has a badge and no banner', async ({ page }) => {
    await page.goto('/docs/apis/camera');
    await expect(page.locator('.badge')).toHaveText('Version: v4');
    await expect(banner(page)).toHaveCount(0);
  });
});
