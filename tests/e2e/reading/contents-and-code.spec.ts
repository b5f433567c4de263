import type { Locator, Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { sectionIds } from '../support/headings.ts';
import { expect, test } from '../support/test.ts';

const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

test.describe('table of contents', () => {
  test('lists the headings of levels 2 and 3', async ({ page }) => {
    await page.goto('/docs/apis/camera');
    const ids = await sectionIds(page.request, '/docs/apis/camera');
    expect(ids.length).toBeGreaterThan(10);
    expect(
      await toc(page)
        .getByRole('link')
        .evaluateAll((list) => list.map((link) => link.getAttribute('href'))),
    ).toEqual(ids.map((id) => `#${id}`));
  });

  test('follows the scroll', async ({ page }) => {
    await openApplication(page, '/docs/apis/camera');
    const current = toc(page).locator('[aria-current]');
    await expect(current).toHaveCount(0);
    const ids = await sectionIds(page.request, '/docs/apis/camera');
    for (const id of [ids[1]!, ids[6]!, ids[10]!, ids[6]!]) {
      await page.evaluate(
        (target) =>
          scrollBy({ top: document.getElementById(target)!.getBoundingClientRect().top - 90, behavior: 'instant' }),
        id,
      );
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', `#${id}`);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(current).toHaveAttribute('href', (await toc(page).getByRole('link').last().getAttribute('href'))!);
  });

  test('keeps what is read in view when it is longer than the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openApplication(page, '/docs/apis/filesystem');
    const isInView = () =>
      toc(page).evaluate((box) => {
        const { top, bottom } = box.querySelector('[aria-current]')!.getBoundingClientRect();
        const frame = box.getBoundingClientRect();
        // The list fades out in its last 32 pixels.
        return box.scrollHeight > box.clientHeight && top >= frame.top - 1 && bottom <= frame.bottom - 31;
      });
    for (const share of [0.2, 0.3, 0.4, 0.6, 1, 0.1]) {
      await page.evaluate((part) => scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }), share);
      await expect.poll(isInView).toBe(true);
    }
  });

  test('follows on the next page too', async ({ page }) => {
    await openApplication(page, '/docs/getting-started/environment-setup');
    await page.locator('.sidebar a[href="/docs/getting-started/faqs"]').click();
    // The address changes before the page does.
    await expect(page.locator('h1')).toHaveText('Questions and answers');
    const last = (await toc(page).getByRole('link').last().getAttribute('href'))!;
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(toc(page).locator('[aria-current]')).toHaveAttribute('href', last);
  });

  test('is a list above the text on narrow screens, collapsed again behind a link', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await openApplication(page, '/docs/apis/camera');
    await expect(toc(page)).toBeHidden();
    await page.locator('.toc-mobile summary').click();
    const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3);
    const target = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`);
    await link.click();
    await expect(target).toBeInViewport();
    await expect(link).toBeHidden();
  });
});

test.describe('copying code', () => {
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('copies what the block shows and says so', async ({ page }) => {
    await openApplication(page, '/docs/getting-started/environment-setup');
    const block = page.locator('.code').first();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe((await block.locator('code').textContent())!.trimEnd());
    await expect(block.getByRole('button', { name: 'Copy code' })).toBeVisible();
  });

  test('says that it cannot where there is no clipboard', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await openApplication(page, '/docs/getting-started/environment-setup');
    const shape = (button: Locator) => button.evaluate((element) => getComputedStyle(element, '::before').clipPath);
    const copy = page.getByRole('button', { name: 'Copy code' }).first();
    const before = await shape(copy);
    await copy.click();
    const failed = page.getByRole('button', { name: 'Copying failed' });
    await expect(failed).toBeVisible();
    // Not by its colour alone.
    expect(await shape(failed)).not.toBe(before);
  });

  test('leaves removed lines out', async ({ page }) => {
    await openApplication(page, '/docs/getting-started/environment-setup');
    const block = page.locator('.code').first();
    const line = (text: string, kind = '') => `<span class="line ${kind}">${text}</span>\n`;
    await block
      .locator('code')
      .evaluate(
        (code, html) => (code.innerHTML = html),
        `first\n${line('new', 'ins')}${line('old', 'del')}${line('older', 'del')}fourth\n${line('last', 'del')}`,
      );
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe('first\nnew\nfourth');
  });

  test('works on a page that was navigated to', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.locator('.sidebar a[href="/docs/getting-started/environment-setup"]').click();
    await expect(page).toHaveTitle(/^Environment/);
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe('node --version');
  });

  test('says when the browser forbids it', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) }),
    );
    await openApplication(page, '/docs/getting-started/environment-setup');
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('button', { name: /^Copying failed/ })).toBeVisible();
  });

  test('says so for as long again when it is done again', async ({ page }) => {
    await page.clock.install();
    await openApplication(page, '/docs/getting-started/environment-setup');
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.locator('.code .copy').first();
    await button.click();
    await expect(button).toHaveAccessibleName('Copied');
    await page.clock.runFor(1900);
    await button.click();
    // The clipboard answers in its own time: by now it has taken the second one.
    await page.evaluate(() => navigator.clipboard.readText());
    await page.clock.runFor(1900);
    await expect(button).toHaveAccessibleName('Copied');
    await page.clock.runFor(200);
    await expect(button).toHaveAccessibleName('Copy code');
  });

  test('has a screen reader say what came of it', async ({ page }) => {
    await openApplication(page, '/docs/getting-started/environment-setup');
    const status = page.locator('body > [role=status]');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect(status).toBeEmpty();
    const before = await height();
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(status).toHaveText('Copied');
    await expect(status).toHaveCSS('clip-path', 'inset(50%)');
    expect(await height()).toBe(before);
    await expect(status).toBeEmpty();
  });
});

test('a long title of code ends before the copy button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/v2/android/configuration');
  const gaps = await page.locator('.code:has(> .code-title)').evaluateAll((list) =>
    list.map((block) => {
      const text = new Range();
      text.selectNodeContents(block.querySelector('.code-title')!);
      return block.querySelector('.copy')!.getBoundingClientRect().left - text.getBoundingClientRect().right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});

test.describe('changed lines of code', () => {
  const line = (text: string, kind: string) => `<span class="line ${kind}">${text}</span>\n`;

  test('are as high when they are empty', async ({ page }) => {
    await page.goto('/docs/getting-started/environment-setup');
    const code = page.locator('.code code').first();
    await code.evaluate(
      (element, html) => (element.innerHTML = html),
      `first\n${line('new', 'ins')}${line('', 'ins')}${line('', 'del')}last\n`,
    );
    const boxes = await code
      .locator('.line')
      .evaluateAll((list) => list.map((one) => one.getBoundingClientRect()).map(({ top, height }) => [top, height]));
    const [[top, height]] = boxes as [[number, number]];
    expect(height).toBeGreaterThan(16);
    expect(boxes).toEqual([0, 1, 2].map((place) => [top + place * height, height]));
    const lineHeight = (await code.boundingBox())!.height / 5;
    expect(Math.abs(lineHeight - height)).toBeLessThan(0.1);
  });

  test('take their signs along when they are scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/getting-started/environment-setup');
    const pre = page.locator('.code pre').first();
    // A line of blanks: its sign is all there is to see.
    await pre.locator('code').evaluate((code, html) => (code.innerHTML = html), line(' '.repeat(200), 'ins').repeat(3));
    await pre.scrollIntoViewIfNeeded();
    const { x, y, height } = (await pre.locator('.line').first().boundingBox())!;
    const start = () => page.screenshot({ clip: { x: x + 4, y, width: 12, height } });
    const sign = await start();
    expect(await pre.evaluate((element) => (element.scrollLeft = 60))).toBe(60);
    expect((await start()).equals(sign)).toBe(false);
  });
});

test.describe('reference', () => {
  test('sections keep their distance to a heading before them', async ({ page }) => {
    await page.goto('/docs/apis/http');
    const gaps = await page
      .locator('.prose > div > :is(h2, h3) + section')
      .evaluateAll((list) =>
        list.map(
          (section) =>
            section.firstElementChild!.getBoundingClientRect().top -
            section.previousElementSibling!.getBoundingClientRect().bottom,
        ),
      );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  });

  test('names are broken between their words only, and values of members not at all', async ({ page }) => {
    for (const [path, codes] of Object.entries({
      '/docs/config': '.api-table td:first-child > code:first-child',
      '/docs/apis/filesystem': '#directory ~ .api-table br + code',
    })) {
      await page.goto(path);
      const ends = await page.locator(codes).evaluateAll((list) =>
        list.flatMap((code) => {
          const characters: { text: string; top: number }[] = [];
          const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode as Text;
            for (const [place, text] of Array.from(node.data).entries()) {
              const range = new Range();
              range.setStart(node, place);
              range.setEnd(node, place + 1);
              characters.push({ text, top: Math.round(range.getBoundingClientRect().top) });
            }
          }
          return characters.flatMap(({ text, top }, place) => {
            const next = characters[place + 1];
            return next && next.top > top ? [text + next.text] : [];
          });
        }),
      );
      expect(
        ends.filter((pair) => !/[. ]|[a-z][A-Z]/.test(pair)),
        path,
      ).toEqual([]);
      if (path.endsWith('config')) expect(ends.length).toBeGreaterThan(0);
      else expect(ends).toEqual([]);
    }
  });

  test('a long signature is wrapped', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/apis/push-notifications');
    expect(
      await page
        .locator('.api-signature')
        .evaluateAll((list) => list.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent)),
    ).toEqual([]);
  });
});
