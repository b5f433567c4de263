import { spawnSync } from 'node:child_process';
import { follow, isSameDocument, markDocument, openApplication, painted } from '../support/application.ts';
import { serveSlowDocument } from '../support/slow-document.ts';
import { expect, test } from '../support/test.ts';
import {
  firstRide,
  heartRate,
  inVersion,
  landing,
  mounting,
  sensors,
  titles,
  tool,
  unlisted,
  weather,
} from '../support/versions-site.ts';

/** The day of the last commit to any of the files; none if there is no commit, or if the history is cut off there. */
function lastCommit(...files: string[]): string[] {
  const options = ['-1', '--format=%cd %D', '--date=short-local', '--decorate-refs-exclude=*'];
  const env = { ...process.env, TZ: 'UTC' };
  const { stdout } = spawnSync('git', ['log', ...options, '--', ...files], { encoding: 'utf8', env });
  return stdout && !stdout.includes('grafted') ? [stdout.trim()] : [];
}

test.describe('around the text', () => {
  test('breadcrumbs lead home and name category and page', async ({ page }) => {
    await page.goto(mounting);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Getting started', 'Mounting']);
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', landing);
    await expect(crumbs.locator('[aria-current=page]')).toHaveText('Mounting');
    // Categories in categories.
    await page.goto('/docs/riding/routes/clubs');
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Riding', 'Routes', 'Sharing', 'Routes of a club']);
    // The overview of the category of the same name.
    await page.goto('/docs/riding');
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Riding']);
    await page.goto(inVersion('v2', firstRide));
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', /^\/docs\/v2\/?$/);
    // The landing page is where they begin.
    await page.goto(landing);
    await expect(page.locator('.sidebar [aria-current=page]')).toHaveText('Introduction');
    await expect(crumbs).toHaveCount(0);
  });

  test('on a phone, breadcrumbs end above the title and fit in a line', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(mounting);
    const shown = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect(shown).toHaveText(['Home', 'Getting started']);
    const tops = await shown.evaluateAll((list) => list.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('a page that no sidebar lists has the sidebar of its neighbours', async ({ page }) => {
    await page.goto(unlisted);
    await expect(page.locator(`.sidebar a[href="${firstRide}"]`)).toHaveCount(1);
    await expect(page.locator('.sidebar [aria-current=page]')).toHaveCount(0);
    // Their category is open, and the page above it marked.
    const above = page.locator('.sidebar details[open] [aria-current=true]');
    await expect(above).toHaveAttribute('href', unlisted.slice(0, unlisted.lastIndexOf('/')));
    await expect(above).toBeVisible();
  });

  test('the entry of the page is in view in a long sidebar, at once and after a navigation', async ({ page }) => {
    const entry = page.locator('.sidebar [aria-current=page]');
    await page.goto(weather);
    await expect(entry).toHaveText('Weather');
    await expect(entry).toBeInViewport({ ratio: 1 });
    expect(await page.locator('.sidebar').evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await openApplication(page, sensors);
    await follow(page, weather);
    await expect(entry).toHaveText('Weather');
    await expect(entry).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('.drawer [aria-current=page]')).toBeInViewport({ ratio: 1 });
  });

  test('the entry of the page is in view before the page itself has arrived', async ({ page, baseURL }) => {
    const document = await serveSlowDocument(baseURL!, weather, '</article>');
    await page.goto(document.url, { waitUntil: 'commit' });
    const entry = page.locator('.sidebar [aria-current=page]');
    await expect(entry).toBeInViewport({ ratio: 1 });
    // Once: whoever scrolls meanwhile is left alone.
    const sidebar = page.locator('.sidebar');
    await sidebar.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
    await painted(page);
    document.finish();
    await page.waitForLoadState();
    await painted(page);
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(0);
    document.close();
  });

  test('previous and next follow the order of the sidebar', async ({ page }) => {
    await openApplication(page, mounting);
    await markDocument(page);
    const order = await page.locator('.sidebar a').evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    const place = order.indexOf(mounting);
    const pager = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(pager.getByRole('link', { name: /^Previous/ })).toHaveAttribute('href', order[place - 1]!);
    await pager.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL((url) => url.pathname === order[place + 1]);
    await expect(pager.getByRole('link', { name: /^Previous/ })).toHaveAttribute('href', mounting);
    expect(await isSameDocument(page)).toBe(true);
    await page.goto(landing);
    await expect(pager.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
  });

  test('the page can be edited, says when it last was, and is also there as plain Markdown', async ({ page }) => {
    await openApplication(page, mounting);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /^https:.*\/content\/v3\/start\/mounting\.mdx$/,
    );
    const dates = page.locator('.page-footer time');
    const shown = await dates.evaluateAll((list) => list.map((time) => time.getAttribute('datetime')));
    // The page's own file, and the text that it shares with other versions.
    const files = ['v3/start/mounting.mdx', 'shared/mounting.mdx'];
    expect(shown).toEqual(lastCommit(...files.map((file) => `examples/versions/content/${file}`)));
    const opened = page.waitForResponse((response) => response.url().endsWith('.md'));
    await page.getByRole('button', { name: 'More ways to take this page along' }).click();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    const response = await opened;
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect((await response.text()).split('\n', 1)).toEqual([`# ${titles.mounting}`]);
    await expect(page).toHaveURL(`${mounting}.md`);
  });

  test('code is as bold as the text around it', async ({ page }) => {
    await page.goto(tool);
    await expect(page.locator('.prose strong code').first()).toHaveCSS('font-weight', '600');
    await expect(page.locator('.prose p > code').first()).toHaveCSS('font-weight', '400');
  });

  test('the footer links stay in the version that is read', async ({ page }) => {
    await page.goto('/docs/v2/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['Manual', 'Riders', 'Help']);
    await expect(footer.getByRole('link', { name: 'Getting started' })).toHaveAttribute('href', '/docs/v2/start');
    await expect(footer.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', /^https:/);
  });

  test('the skip link is the first stop, and leads into the content', async ({ page }) => {
    await openApplication(page, mounting);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(true);
  });

  test('turning the wheel over a sidebar that fits scrolls the page', async ({ page }) => {
    await page.goto(tool);
    await page.locator('.sidebar').hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the text begins on the first screen, and all pages are still linked', async ({ page }) => {
    await page.goto(heartRate);
    await expect(page.locator('article h1')).toBeInViewport({ ratio: 1 });
    const last = page.locator('.sidebar a').filter({ visible: true }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test('on a wide screen, the contents stay beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(mounting);
  const [text, contents] = await Promise.all(
    ['.doc-main', '.doc-aside'].map(async (name) => (await page.locator(name).boundingBox())!),
  );
  expect(text!.width).toBe(800);
  expect(contents!.x - text!.x - text!.width).toBe(64);
});
