import type { Page } from '@playwright/test';
import { follow, openApplication, startApplication } from '../support/application.ts';
import { holdRequests, quiet, recordRequests, scripts } from '../support/network.ts';
import { storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { button, chooseVersion, key, menu } from '../support/version-menu.ts';
import { heartRate, inVersion, landing, missing, query, titles, tool, versions } from '../support/versions-site.ts';

test.describe('preferred version', () => {
  /** The shell that pages without a version have for readers of this one. */
  async function bareShell(page: Page, version: string): Promise<RegExp> {
    const payload = await (await page.request.get('/docs/404.rsc.txt')).text();
    return new RegExp(new RegExp(`"shells":\\{[^}]*"${version}":"([^"]*)"`).exec(payload)![1]!);
  }

  test('is stored on choosing, not on passing by', async ({ page }) => {
    await openApplication(page, '/docs/v2/');
    expect(await stored(page, key)).toBeNull();
    await chooseVersion(page, 'v1');
    await expect(page).toHaveURL(/\/docs\/v1\/?$/);
    expect(await stored(page, key)).toBe('v1');
  });

  test('shows on pages that belong to no version, not on others', async ({ page }) => {
    await storeBefore(page, { [key]: 'v2' });
    for (const [path, label] of [
      ['/docs/search', 'v2'],
      [missing, 'v2'],
      ['/docs/', 'v3'],
      ['/docs/v1/', 'v1'],
    ] as const) {
      await openApplication(page, path);
      await expect(button(page)).toHaveText(label);
      await expect(menu(page).locator('[aria-current]')).toHaveText(versions[label]);
    }
  });

  /** Where the links of the navbar and the footer lead. */
  async function expectLinksIntoV2(page: Page): Promise<void> {
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Tool' })).toHaveAttribute('href', inVersion('v2', tool));
    await expect(main.getByRole('link', { name: 'Manual', exact: true })).toHaveAttribute('href', /^\/docs\/v2\/?$/);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute('href', /^\/docs\/v2/);
  }

  test('decides where the links around the search page lead, opened or navigated to', async ({ page }) => {
    await storeBefore(page, { [key]: 'v2' });
    await openApplication(page, `/docs/search?q=${query}`);
    await expectLinksIntoV2(page);
    await openApplication(page, landing);
    await follow(page, `/docs/search?q=${query}`);
    await expectLinksIntoV2(page);
  });

  test('decides where those around the not-found page lead, before the reader touches anything, and what is searched there', async ({
    page,
  }) => {
    await storeBefore(page, { [key]: 'v2' });
    await page.goto(missing);
    await expect(button(page)).toHaveText('v2');
    await expectLinksIntoV2(page);
    await startApplication(page);
    await expectLinksIntoV2(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill(query);
    await expect(page.locator('[role=listbox] a').first()).toHaveAttribute('href', /^\/docs\/v2\//);
  });

  test('loads nothing before that if it is the one shown anyway', async ({ page }) => {
    await storeBefore(page, { [key]: 'current' });
    const requests = recordRequests(page, /\.(js|rsc\.txt)$/);
    // A page that is missing loads the application anyway, to find the one that was meant.
    await page.goto('/docs/search');
    await quiet(page);
    expect(requests).toEqual([]);
    await page.mouse.move(300, 300);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  for (const how of ['opened', 'navigated to'])
    test(`decides where they lead when it is chosen in another tab, on a page that was ${how}`, async ({
      page,
      context,
    }) => {
      await openApplication(page, how === 'opened' ? '/docs/search' : '/docs/v1/');
      if (how !== 'opened') await follow(page, '/docs/search');
      const link = page.getByRole('link', { name: 'Tool', exact: true });
      await expect(link).toHaveAttribute('href', tool);
      const other = await context.newPage();
      await openApplication(other, '/docs/');
      await chooseVersion(other, 'v2');
      await expect(link).toHaveAttribute('href', inVersion('v2', tool));
      await expect(button(page)).toHaveText('v2');
      await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('v2');
    });

  test('does not bring back a page that the reader has left', async ({ page }) => {
    await storeBefore(page, { [key]: 'v2' });
    const own = await holdRequests(page, await bareShell(page, 'v2'));
    await openApplication(page, missing);
    await own.asked;
    await follow(page, heartRate);
    await expect(page.locator('main h1')).toHaveText(titles.heartRate);
    own.release();
    await quiet(page);
    await expect(page.locator('main h1')).toHaveText(titles.heartRate);
  });

  test('does not bring it back when the reader has left before the application was there', async ({ page }) => {
    await storeBefore(page, { [key]: 'v2' });
    await openApplication(page, heartRate);
    await follow(page, '/docs/search');
    await expect(page).toHaveTitle(/^Search/);
    const code = await holdRequests(page, scripts);
    const own = await holdRequests(page, await bareShell(page, 'v2'));
    await page.reload();
    await code.asked;
    await page.goBack();
    code.release();
    await own.asked;
    await expect(page.locator('main h1')).toHaveText(titles.heartRate);
    own.release();
    await quiet(page);
    await expect(page.locator('main h1')).toHaveText(titles.heartRate);
  });

  test('is deleted when there is no such version any more', async ({ page }) => {
    await storeBefore(page, { [key]: 'v0' });
    await openApplication(page, `/docs/search?q=${query}`);
    await expect(button(page)).toHaveText('v3');
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('current');
    await expect.poll(() => stored(page, key)).toBeNull();
  });
});
