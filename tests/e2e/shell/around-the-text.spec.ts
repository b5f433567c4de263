import { spawnSync } from 'node:child_process';
import type { Locator } from '@playwright/test';
import { follow, isSameDocument, markDocument, openApplication, painted } from '../support/application.ts';
import { quiet } from '../support/network.ts';
import { modal, openAndSearch } from '../support/search.ts';
import { serveSlowDocument } from '../support/slow-document.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const setup = '/docs/getting-started/environment-setup';

/** The day of the last commit to any of the files; none if there is no commit, or if the history is cut off there. */
function lastCommit(...files: string[]): string[] {
  const options = ['-1', '--format=%cd %D', '--date=short-local', '--decorate-refs-exclude=*'];
  const env = { ...process.env, TZ: 'UTC' };
  const { stdout } = spawnSync('git', ['log', ...options, '--', ...files], { encoding: 'utf8', env });
  return stdout && !stdout.includes('grafted') ? [stdout.trim()] : [];
}

test.describe('around the text', () => {
  test('breadcrumbs lead home and name category and page', async ({ page }) => {
    await page.goto(setup);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Getting Started', 'Environment setup']);
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/docs/');
    await expect(crumbs.locator('[aria-current=page]')).toHaveText('Environment setup');
    // The overview of the category of the same name.
    await page.goto('/docs/ios');
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'iOS']);
    await page.goto('/docs/v3/basics/workflow');
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', /^\/docs\/v3\/?$/);
  });

  test('the landing page names itself in the breadcrumbs', async ({ page }) => {
    await page.goto('/docs/');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.locator('[aria-current=page]')).toHaveText(
      (await page.locator('.sidebar [aria-current=page]').textContent())!,
    );
  });

  test('the entry of the page is in view in a long sidebar, at once and after a navigation', async ({ page }) => {
    const entry = page.locator('.sidebar [aria-current=page]');
    await page.goto('/docs/apis/toast');
    await expect(entry).toHaveText('Toast');
    await expect(entry).toBeInViewport({ ratio: 1 });
    await openApplication(page, '/docs/apis/camera');
    await follow(page, '/docs/apis/toast');
    await expect(entry).toHaveText('Toast');
    await expect(entry).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('.drawer [aria-current=page]')).toBeInViewport({ ratio: 1 });
  });

  test('the entry of the page is in view before the page itself has arrived', async ({ page, baseURL }) => {
    const document = await serveSlowDocument(baseURL!, '/docs/apis/toast', '</article>');
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
    await openApplication(page, setup);
    await markDocument(page);
    const order = await page.locator('.sidebar a').evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    const place = order.indexOf(setup);
    const pager = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(pager.getByRole('link', { name: /^Previous/ })).toHaveAttribute('href', order[place - 1]!);
    await pager.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL((url) => url.pathname === order[place + 1]);
    await expect(pager.getByRole('link', { name: /^Previous/ })).toHaveAttribute('href', setup);
    expect(await isSameDocument(page)).toBe(true);
    await page.goto('/docs/');
    await expect(pager.getByRole('link', { name: /^Previous/ })).toHaveCount(0);
  });

  test('the page can be edited, and says when it last was', async ({ page }) => {
    await page.goto(setup);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /^https:.*\/content\/v4\/getting-started\/environment-setup\.mdx$/,
    );
    const dates = page.locator('.page-footer time');
    const shown = await dates.evaluateAll((list) => list.map((time) => time.getAttribute('datetime')));
    // The page's own file, and the text that it shares with other versions.
    const files = ['v4/getting-started/environment-setup.mdx', 'shared/start/environment-setup.mdx'];
    expect(shown).toEqual(lastCommit(...files.map((file) => `site/content/${file}`)));
  });

  test('the text is also there as plain Markdown', async ({ page }) => {
    await openApplication(page, setup);
    const opened = page.waitForResponse((response) => response.url().endsWith('.md'));
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    const response = await opened;
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toMatch(/^# Environment setup\n/);
    await expect(page).toHaveURL(`${setup}.md`);
  });

  test('code is as bold as the text around it', async ({ page }) => {
    await page.goto('/docs/main/android/managing-dependencies');
    await expect(page.locator('.prose strong code').first()).toHaveCSS('font-weight', '600');
    await expect(page.locator('.prose p > code').first()).toHaveCSS('font-weight', '400');
  });

  test('the footer links stay in the version that is read', async ({ page }) => {
    await page.goto('/docs/v3/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText(['Documentation', 'Community', 'Support']);
    await expect(footer.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
      'href',
      '/docs/v3/getting-started',
    );
    await expect(footer.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', /^https:/);
  });

  test('the skip link is the first stop, and leads into the content', async ({ page }) => {
    await openApplication(page, setup);
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

  test('print leaves the text only, with every tab', async ({ page }) => {
    await openApplication(page, '/docs/getting-started');
    await page.emulateMedia({ media: 'print' });
    for (const name of [
      '.navbar',
      '.sidebar',
      '.footer',
      '.announcement',
      '.toc',
      '.ad',
      '.pager',
      '.page-footer',
      '.copy',
      '[role=tablist]',
    ]) {
      await expect(page.locator(`${name}:visible`), name).toHaveCount(0);
    }
    await expect(page.locator('article h1')).toBeVisible();
    expect(await page.locator('[role=tabpanel][hidden]').count()).toBeGreaterThan(0);
    await expect(page.locator('[role=tabpanel]:not(:visible)')).toHaveCount(0);
  });

  test('print is dark on light, whatever the screen is', async ({ page }) => {
    await storeBefore(page, { 'docs.color-mode': 'dark' });
    await page.goto('/docs/getting-started');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('print cuts neither code nor tables', async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/docs/updating/4-0', '/docs/core-apis/android', '/docs/apis/push-notifications']) {
      await page.goto(path);
      const boxes = page.locator('.prose :is(pre, table)');
      expect(await boxes.count()).toBeGreaterThan(5);
      expect(
        await boxes.evaluateAll((list) =>
          list.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent.slice(0, 80)),
        ),
        path,
      ).toEqual([]);
    }
  });
});

test.describe('with the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** What a reader can see of a mark that is not a colour. */
  const look = (link: Locator) =>
    link.evaluate((element) => {
      const { fontWeight, outlineStyle, textDecorationLine } = getComputedStyle(element);
      return `${fontWeight} ${outlineStyle} ${textDecorationLine}`;
    });

  test('links to where the reader is differ from the others', async ({ page }) => {
    await openApplication(page, '/docs/apis/camera');
    await page.evaluate(() => document.querySelector('article h3')!.scrollIntoView({ behavior: 'instant' }));
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await expect(toc.locator('[aria-current]')).toHaveCount(1);
    for (const [here, other] of [
      [page.locator('.navbar-link[aria-current]'), page.locator('a.navbar-link:not([aria-current])').first()],
      [toc.locator('[aria-current]'), toc.locator('a:not([aria-current])').first()],
      [page.locator('.sidebar [aria-current]'), page.locator('.sidebar li li a:not([aria-current])').first()],
    ] as const)
      expect(await look(here)).not.toBe(await look(other));
  });

  test('icons, the progress bar and the loader can be seen', async ({ page }) => {
    await openApplication(page, '/docs/getting-started');
    const colors = await page.evaluate(() => {
      const probe = document.createElement('div');
      probe.innerHTML = '<div class="progress"></div><div class="loader"></div><p></p>';
      document.body.append(probe);
      const [progress, loader, plain] = [...probe.children].map((element) => getComputedStyle(element));
      const background = (selector: string, pseudo?: string) =>
        getComputedStyle(document.querySelector(selector)!, pseudo).backgroundColor;
      return {
        text: plain!.color,
        seen: [background('.icon'), background('.copy', '::before'), progress!.backgroundColor],
        loader: new Set([loader!.borderTopColor, loader!.borderBottomColor]).size,
      };
    });
    expect(colors).toEqual({ text: colors.text, seen: Array(3).fill(colors.text), loader: 2 });
  });

  test('highlighted lines of code can be seen', async ({ page }) => {
    await page.goto('/docs/basics/workflow');
    const background = (line: Locator) => line.evaluate((element) => getComputedStyle(element).backgroundColor);
    const block = page.locator('.code:has(.mark)').first();
    expect(await background(block.locator('.mark').first())).not.toBe(await background(block));
  });

  test('the chosen result and the found words can be seen', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera');
    const chosen = modal(page).getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    expect(await look(chosen)).not.toBe(await look(modal(page).getByRole('option', { selected: false }).first()));
    await expect(modal(page).locator('mark').first()).not.toHaveCSS('background-color', /^rgba\(.*, 0\)$/);
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the text begins on the first screen, and all pages are still linked', async ({ page }) => {
    await page.goto('/docs/apis/camera');
    await expect(page.locator('article h1')).toBeInViewport({ ratio: 1 });
    const last = page.locator('.sidebar a').filter({ visible: true }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

test.describe('advertisement', () => {
  test('one per page, marked, from the site itself', async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== baseURL && elsewhere.push(request.url()));
    for (const path of ['/docs/', setup, '/docs/v2/']) {
      await page.goto(path);
      const ad = page.getByRole('complementary', { name: 'Advertisement' });
      await expect(ad).toHaveCount(1);
      await expect(ad.getByText('Ad', { exact: true })).toBeVisible();
      await expect(ad.getByRole('link')).toHaveAttribute('target', '_blank');
      await ad.scrollIntoViewIfNeeded();
      await quiet(page);
    }
    expect(elsewhere).toEqual([]);
  });

  for (const [name, width, height, size] of [
    ['wide', 1400, 900, [280, 200]],
    ['low', 1400, 700, [140, 100]],
    ['narrow', 400, 900, [140, 100]],
  ] as const) {
    test(`its place is reserved while the image is on its way, ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      let send = () => {};
      const sent = new Promise<void>((resolve) => (send = resolve));
      await page.route(/\/img\/ads\//, async (route) => {
        await sent;
        await route.fallback();
      });
      await page.goto(setup, { waitUntil: 'domcontentloaded' });
      const ad = page.getByRole('complementary', { name: 'Advertisement' });
      await ad.scrollIntoViewIfNeeded();
      // Parts of the text above are laid out only now.
      await painted(page);
      const before = await ad.boundingBox();
      // Below or beside the image there is room for the text, and no more.
      expect(before!.height).toBeLessThan(size[1] + 80);
      const image = ad.getByRole('img');
      expect([(await image.boundingBox())!.width, (await image.boundingBox())!.height]).toEqual(size);
      send();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
        .toBe(true);
      expect(await ad.boundingBox()).toEqual(before);
      // A document can be painted with half of the ad.
      await ad.evaluate((element) => element.replaceChildren());
      expect(await ad.boundingBox()).toEqual(before);
    });
  }
});

test('turning the wheel over a sidebar that fits scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 });
  await page.goto('/docs/cli');
  await page.locator('.sidebar').hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});
