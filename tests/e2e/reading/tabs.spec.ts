import type { Page } from '@playwright/test';
import { follow, openApplication, startApplication } from '../support/application.ts';
import { serveSlowDocument } from '../support/slow-document.ts';
import { storeBefore, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const key = 'docs.tab.package-manager';
const withTabs = '/docs/start';
const group = (page: Page) => page.locator('[data-tabs="package-manager"]');

/** The chosen tab and the open panel of every group of the name; groups can stand in closed panels of others. */
async function chosen(page: Page): Promise<{ tabs: string[]; panels: string[] }> {
  const tabs = await group(page)
    .locator(':scope > [role=tablist] > [aria-selected=true]')
    .evaluateAll((list: HTMLElement[]) => list.map(({ dataset }) => dataset['value']!));
  const panels = await group(page)
    .locator(':scope > [role=tabpanel]')
    .evaluateAll((list: HTMLElement[]) => list.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset['value']!));
  return { tabs, panels };
}

/** Records the panels that have a height when a frame is laid out, which is after all scripts of that frame. */
async function observePanels(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const shown: string[] = [];
    Object.assign(window, { panelsShown: shown });
    const sizes = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries)
        if (contentRect.height > 0) shown.push((target as HTMLElement).dataset['value']!);
    });
    new MutationObserver(() => {
      for (const panel of document.querySelectorAll(`[data-tabs="${name}"] > [role=tabpanel]`)) sizes.observe(panel);
    }).observe(document, { childList: true, subtree: true });
  }, 'package-manager');
}

const panelsShown = (page: Page) => page.evaluate(() => (window as unknown as { panelsShown: string[] }).panelsShown);

const all = (value: string, count: number) => ({ tabs: Array(count).fill(value), panels: Array(count).fill(value) });

test.describe('tab groups', () => {
  test('all of a name switch together, and the choice is stored and shared', async ({ page, context }) => {
    await openApplication(page, withTabs);
    const other = await context.newPage();
    await openApplication(other, withTabs);
    const count = await group(page).count();
    expect(count).toBeGreaterThan(1);
    expect(await chosen(page)).toEqual(all('npm', count));
    const platform = page.locator('[data-tabs="platform"] > [role=tablist] > [aria-selected=true]');
    const others = await platform.allTextContents();
    expect(others.length).toBeGreaterThan(1);
    await group(page).nth(1).getByRole('tab', { name: 'pnpm' }).click();
    await expect.poll(() => chosen(page)).toEqual(all('pnpm', count));
    expect(await stored(page, key)).toBe('pnpm');
    await expect.poll(() => chosen(other)).toEqual(all('pnpm', count));
    // Groups of another name keep their choice.
    expect(await platform.allTextContents()).toEqual(others);
  });

  test('a choice made in another tab holds for pages that come later', async ({ page, context }) => {
    await openApplication(page, withTabs);
    expect((await chosen(page)).tabs).toContain('npm');
    await follow(page, '/docs/apis');
    await expect(page).toHaveURL(/\/docs\/apis$/);
    await expect(group(page)).toHaveCount(0);
    const other = await context.newPage();
    await openApplication(other, withTabs);
    await group(other).first().getByRole('tab', { name: 'pnpm' }).click();
    await page.goBack();
    await expect.poll(async () => new Set((await chosen(page)).tabs)).toEqual(new Set(['pnpm']));
  });

  test('the clicked group stays where it is on the screen', async ({ page }) => {
    await openApplication(page, withTabs);
    const tab = group(page).last().getByRole('tab', { name: 'pnpm' });
    // A group above changes its height, in a browser that does not anchor the scroll by itself.
    await group(page)
      .first()
      .evaluate((element) =>
        element.insertAdjacentHTML(
          'beforeend',
          '<style>html { overflow-anchor: none } [data-tabs] > [role=tabpanel][data-value=pnpm] { padding-top: 150px }</style>',
        ),
      );
    // Waits until it stands still on the screen.
    await tab.hover();
    const before = (await tab.boundingBox())!.y;
    await tab.click();
    await expect.poll(async () => Math.abs((await tab.boundingBox())!.y - before)).toBeLessThan(2);
  });

  test('the stored choice is there in every frame, and stays when React arrives', async ({ page, baseURL }) => {
    await storeBefore(page, { [key]: 'yarn' });
    await observePanels(page);
    const document = await serveSlowDocument(baseURL!, withTabs, '</article>');
    await page.goto(document.url, { waitUntil: 'commit' });
    await expect.poll(() => panelsShown(page)).not.toEqual([]);
    document.finish();
    await page.waitForLoadState();
    await startApplication(page);
    const count = await group(page).count();
    expect(await chosen(page)).toEqual(all('yarn', count));
    expect(new Set(await panelsShown(page))).toEqual(new Set(['yarn']));
    await group(page).first().getByRole('tab', { name: 'npm', exact: true }).click();
    await expect.poll(() => chosen(page)).toEqual(all('npm', count));
    document.close();
  });

  test('what is chosen in another tab before React arrives is the only choice', async ({ page, context }) => {
    await storeBefore(page, { [key]: 'pnpm' });
    await page.goto(withTabs);
    const count = await group(page).count();
    await expect.poll(() => chosen(page)).toEqual(all('pnpm', count));
    const other = await context.newPage();
    await openApplication(other, withTabs);
    await group(other).first().getByRole('tab', { name: 'yarn' }).click();
    await expect.poll(() => stored(page, key)).toBe('yarn');
    await startApplication(page);
    await expect.poll(() => chosen(page)).toEqual(all('yarn', count));
    await group(page).first().getByRole('tab', { name: 'npm', exact: true }).click();
    await expect.poll(() => chosen(page)).toEqual(all('npm', count));
  });

  test('a stored choice that a group does not have leaves its first', async ({ page }) => {
    await storeBefore(page, { [key]: 'bundler-of-tomorrow' });
    await page.goto(withTabs);
    const count = await group(page).count();
    expect(await chosen(page)).toEqual(all('npm', count));
    await startApplication(page);
    expect(await chosen(page)).toEqual(all('npm', count));
  });

  test('the choice holds on the next page', async ({ page }) => {
    await openApplication(page, withTabs);
    await group(page).first().getByRole('tab', { name: 'pnpm' }).click();
    await page.locator('.sidebar a[href="/docs/"]').click();
    // The address changes before the page does.
    await expect(page.locator('h1')).toHaveText('Skylark documentation');
    await expect(group(page)).not.toHaveCount(0);
    await expect.poll(() => chosen(page)).toEqual(all('pnpm', await group(page).count()));
  });

  test('arrow keys, Home and End move; only the chosen tab is in the tab order', async ({ page }) => {
    await openApplication(page, withTabs);
    const tabs = group(page).first().getByRole('tab');
    const last = (await tabs.count()) - 1;
    await tabs.first().focus();
    for (const [press, index] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', last],
      ['ArrowRight', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(press);
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(group(page).first().locator('[role=tab][tabindex="0"]')).toHaveCount(1);
      await expect(tabs.nth(index)).toHaveAttribute('tabindex', '0');
    }
    // Right to left, arrow keys move the other way.
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const [press, index] of [
      ['ArrowLeft', 1],
      ['ArrowLeft', 2],
      ['ArrowRight', 1],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(press);
      await expect(tabs.nth(index)).toBeFocused();
    }
  });

  test('keys of the browser are left to it', async ({ page }) => {
    await openApplication(page, withTabs);
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        if (event.defaultPrevented) document.title = `taken: ${event.key}`;
        // The browser under test would go back, too.
        event.preventDefault();
      });
    });
    const first = group(page).first().getByRole('tab').first();
    await first.focus();
    for (const press of ['Alt+ArrowLeft', 'Alt+ArrowRight', 'Control+ArrowRight', 'Meta+ArrowLeft', 'Control+End'])
      await page.keyboard.press(press);
    await expect(page).not.toHaveTitle(/^taken/);
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    expect(await stored(page, key)).toBeNull();
  });
});
