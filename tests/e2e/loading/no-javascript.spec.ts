import { expect, test } from '@playwright/test';
import { allPaths } from '../support/pages.ts';

// No quiet console here: without scripts nothing of ours can write to it.
test.use({ javaScriptEnabled: false });

const phone = { width: 390, height: 844 };
const withTabs = '/docs/getting-started';

/** What a page without scripts gets wrong: controls that do nothing, tab lists, and panels that stay hidden. */
function faults(): string[] {
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
  return [...dead, ...visible('[role=tablist]'), ...hidden].map((element) => element.outerHTML.slice(0, 120));
}

for (const viewport of [{ width: 1280, height: 800 }, phone]) {
  test(`every page can be read, and no control is dead, at ${viewport.width} px`, async ({ page, request }) => {
    const paths = await allPaths(request);
    test.setTimeout(30_000 + paths.length * 1000);
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('main h1'), path).toBeVisible();
      expect((await page.locator('main').innerText()).length, `length of the text of ${path}`).toBeGreaterThan(80);
      expect(await page.evaluate(faults), path).toEqual([]);
    }
  });

  test(`the section's pages are linked at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(withTabs);
    const link = page.locator('.sidebar a[href="/docs/getting-started/environment-setup"]');
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/environment-setup$/);
  });

  test(`menus open and lead on at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(withTabs);
    for (const name of ['Community', 'Support', 'Version: v4', /^Language/]) {
      await page.locator('.navbar').getByRole('button', { name }).click();
      const panel = page.locator('.menu-panel:popover-open');
      await expect(panel.getByRole('link').first()).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    }
    await page.locator('.navbar').getByRole('button', { name: 'Version: v4' }).click();
    await page.locator('.menu-panel:popover-open a[data-version=v3]').click();
    await expect(page).toHaveURL(/\/docs\/v3\/getting-started$/);
  });

  test(`the search button leads to the search page at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(withTabs);
    await page.locator('.navbar').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/docs\/search\??$/);
    expect(await page.locator('main').innerText()).toContain('needs JavaScript');
  });

  test(`the search page leads to every page by its sections at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [label, path] of [
      ['v4', '/docs/'],
      ['v3', '/docs/v3/'],
      ['v2', '/docs/v2/'],
    ] as const) {
      await page.goto('/docs/search?q=camera');
      const link = page.locator('main').getByRole('link', { name: label, exact: true });
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.locator('.sidebar a').first()).toBeVisible();
    }
    for (const section of ['Docs', 'Plugins', 'CLI']) {
      await page.goto('/docs/search');
      await page.locator('.navbar').getByRole('link', { name: section, exact: true }).click();
      await expect(page).not.toHaveURL(/search/);
      await expect(page.locator('.sidebar a').first()).toBeVisible();
    }
  });

  test(`the search page shows no form that does nothing at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/docs/search?q=<img src=x>');
    await expect(page.locator('main').locator('input, select, button').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('main img')).toHaveCount(0);
  });
}

test('every tab panel carries its label', async ({ page }) => {
  await page.goto(withTabs);
  const panels = await page.locator('[role=tabpanel]').all();
  expect(panels.length).toBeGreaterThan(2);
  for (const panel of panels) {
    const label = await panel.evaluate((element) => ({
      shown: getComputedStyle(element, '::before').content,
      wanted: element.getAttribute('data-label'),
    }));
    expect(label.shown).toBe(`"${label.wanted}"`);
  }
});

test('categories of the sidebar and the contents open and close', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(withTabs);
  for (const details of [page.locator('.sidebar details:not([open])').first(), page.locator('.toc-mobile')]) {
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

test('the skip link, a heading and the pager lead where they say', async ({ page }) => {
  await page.goto(withTabs);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.locator('.pager-next').click();
  await expect(page).not.toHaveURL(/getting-started#content$/);
  await expect(page.locator('main h1')).toBeVisible();
});
