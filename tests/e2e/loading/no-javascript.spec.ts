import { expect, test } from '@playwright/test';
import { allPaths } from '../support/pages.ts';

// No quiet console here: without scripts nothing of ours can write to it.
test.use({ javaScriptEnabled: false });

const withTabs = '/docs/start';
const viewports = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** What a page without scripts gets wrong: no text, controls that do nothing, tab lists, and panels that stay hidden. */
function faults(): string[] {
  const main = document.querySelector('main')!;
  const isEmpty = !main.querySelector('h1')?.checkVisibility() || main.innerText.length <= 80;
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const works = (control: HTMLElement) => {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.disabled;
    if (!(control instanceof HTMLButtonElement)) return false;
    return (
      control.hasAttribute('popovertarget') ||
      (control.type === 'submit' && control.form?.hasAttribute('action') === true)
    );
  };
  const dead = visible('button, input, select').filter((control) => !works(control));
  const hidden = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => !panel.checkVisibility());
  const wrong = [...dead, ...visible('[role=tablist]'), ...hidden].map((element) => element.outerHTML.slice(0, 120));
  return isEmpty ? ['hardly any text', ...wrong] : wrong;
}

test('without JavaScript every page can be read, and no control is dead', async ({ page }) => {
  // All documents of the site.
  test.slow();
  for (const path of allPaths('reading')) {
    await page.goto(path);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(faults), `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});

for (const viewport of viewports)
  test.describe(`without JavaScript, at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('menus open and lead on, and the pages of the section are linked', async ({ page }) => {
      await page.goto(withTabs);
      const opened = page.locator('.menu-panel:popover-open');
      for (const name of ['Community', 'Support', 'Version: v2', /^Language/]) {
        await page.locator('.navbar').getByRole('button', { name }).click();
        await expect(opened.getByRole('link').first()).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(opened).toHaveCount(0);
      }
      await page.locator('.navbar').getByRole('button', { name: 'Version: v2' }).click();
      await opened.locator('a[data-version=v1]').click();
      await expect(page).toHaveURL(/\/docs\/v1\/start$/);
      const link = page.locator('.sidebar a[href="/docs/v1/"]');
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(/\/docs\/v1\/$/);
    });

    test('the search button leads to a search page that leads to every page by its sections', async ({ page }) => {
      // Eight documents, one after the other.
      test.slow();
      await page.goto(withTabs);
      await page.locator('.navbar').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/docs\/search\??$/);
      expect(await page.locator('main').innerText()).toContain('needs JavaScript');
      for (const [label, path] of [
        ['v2', '/docs/'],
        ['v1', '/docs/v1/'],
      ] as const) {
        // It shows no form that does nothing, and nothing of the query.
        await page.goto('/docs/search?q=<img src=x>');
        await expect(page.locator('main').locator('input, select, button').filter({ visible: true })).toHaveCount(0);
        await expect(page.locator('main img')).toHaveCount(0);
        const link = page.locator('main').getByRole('link', { name: label, exact: true });
        await expect(link).toBeVisible();
        await link.click();
        await expect(page).toHaveURL((url) => url.pathname === path);
        await expect(page.locator('.sidebar a').first()).toBeVisible();
      }
      for (const section of ['Docs', 'API', 'CLI']) {
        await page.goto('/docs/search');
        await page.locator('.navbar').getByRole('link', { name: section, exact: true }).click();
        await expect(page).not.toHaveURL(/search/);
        await expect(page.locator('.sidebar a').first()).toBeVisible();
      }
    });

    test('every tab panel carries its label, and categories and contents open and close', async ({ page }) => {
      await page.goto(withTabs);
      const labels = await page.locator('[role=tabpanel]').evaluateAll((panels) =>
        panels.map((panel) => ({
          shown: getComputedStyle(panel, '::before').content,
          wanted: `"${panel.getAttribute('data-label')}"`,
        })),
      );
      expect(labels.length).toBeGreaterThan(2);
      for (const { shown, wanted } of labels) expect(shown).toBe(wanted);
      const contents = viewport.width < 500 ? [page.locator('.toc-bar')] : [];
      for (const details of [page.locator('.sidebar details:not([open])').first(), ...contents]) {
        // The element itself: once it is open, the locator would find the next.
        const handle = (await details.elementHandle())!;
        const isOpen = () => handle.evaluate((element) => (element as HTMLDetailsElement).open);
        const summary = (await handle.$('summary'))!;
        expect(await isOpen()).toBe(false);
        await summary.click();
        expect(await isOpen()).toBe(true);
        await summary.click();
        expect(await isOpen()).toBe(false);
      }
    });
  });

test('without JavaScript the skip link and the pager lead where they say', async ({ page }) => {
  await page.goto(withTabs);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.locator('.pager-next').click();
  await expect(page).not.toHaveURL(/start#content$/);
  await expect(page.locator('main h1')).toBeVisible();
});
