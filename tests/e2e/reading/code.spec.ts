import type { Locator, Page } from '@playwright/test';
import { arrived, openApplication, stopClock } from '../support/application.ts';
import { expect, test } from '../support/test.ts';

const setup = '/docs/start/setup';
const samples = '/docs/guides/code';
const phone = { width: 390, height: 844 };

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const line = (text: string, kind: string) => `<span class="line ${kind}">${text}</span>\n`;
const fill = (code: Locator, lines: string) => code.evaluate((element, html) => (element.innerHTML = html), lines);

test.describe('copying code', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('copies what the block shows, and has a screen reader say so', async ({ page }) => {
    // So high that all of the page is in view, and its height is settled.
    await page.setViewportSize({ width: 1280, height: 4000 });
    await openApplication(page, setup);
    await stopClock(page);
    const block = page.locator('.code').first();
    const status = page.locator('body > [role=status]');
    const height = () => page.evaluate(() => document.body.scrollHeight);
    await expect(status).toBeEmpty();
    const before = await height();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(status).toHaveText('Copied');
    await expect(status).toHaveCSS('clip-path', 'inset(50%)');
    expect(await height()).toBe(before);
    expect(await clipboard(page)).toBe('node --version');
    expect((await block.locator('code').textContent())!.trimEnd()).toBe('node --version');
  });

  test('says so for two seconds, and for as long again when it is done again', async ({ page }) => {
    await page.clock.install();
    await openApplication(page, setup);
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.locator('.code .copy').first();
    const status = page.locator('body > [role=status]');
    await button.click();
    await expect(button).toHaveAccessibleName('Copied');
    await page.clock.runFor(1900);
    await button.click();
    // The clipboard answers in its own time: by now it has taken the second one.
    await clipboard(page);
    await page.clock.runFor(1900);
    await expect(button).toHaveAccessibleName('Copied');
    await page.clock.runFor(200);
    await expect(button).toHaveAccessibleName('Copy code');
    await expect(status).toBeEmpty();
  });

  test('says that it cannot where the browser forbids it or has no clipboard', async ({ page }) => {
    await openApplication(page, samples);
    await stopClock(page);
    const shape = (button: Locator) => button.evaluate((element) => getComputedStyle(element, '::before').clipPath);
    const failed = page.getByRole('button', { name: /^Copying failed/ });
    const copy = page.getByRole('button', { name: 'Copy code' });
    const before = await shape(copy.first());
    await page.evaluate(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) }),
    );
    await page.locator('.copy').nth(0).click();
    await expect(failed).toHaveCount(1);
    // Not by its colour alone.
    expect(await shape(failed)).not.toBe(before);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.locator('.copy').nth(1).click();
    await expect(page.locator('.copy').nth(1)).toHaveAccessibleName(/^Copying failed/);
  });

  test('leaves removed lines out', async ({ page }) => {
    await openApplication(page, samples);
    await stopClock(page);
    const block = page.locator('.code', { hasText: 'const removed' });
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe("const kept = 'yes';\nconst added = 1;");
    // Several of them, and the last one.
    const other = page.locator('.code').nth(1);
    await fill(
      other.locator('code'),
      `first\n${line('new', 'ins')}${line('old', 'del')}${line('older', 'del')}fourth\n${line('last', 'del')}`,
    );
    await other.getByRole('button', { name: 'Copy code' }).click();
    await expect(other.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe('first\nnew\nfourth');
  });

  test('works on a page that was navigated to', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.locator(`.sidebar a[href="${setup}"]`).click();
    await arrived(page, setup);
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe('node --version');
  });
});

test('a long title of code ends before the copy button', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(samples);
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

test('a bar begins with the language where there is no title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(samples);
  /** Only what comes first has the room that is left. */
  const isFirst = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((list) =>
        list.map((block) => parseFloat(getComputedStyle(block, '::before').width) > block.clientWidth / 2),
      );
  const untitled = await isFirst('.prose > div > .code:not(:has(> .code-title))');
  expect(untitled.length).toBeGreaterThan(0);
  expect(untitled).not.toContain(false);
  const titled = await isFirst('.code:has(> .code-title)');
  expect(titled.length).toBeGreaterThan(0);
  expect(titled).not.toContain(true);
});

/** What has a page with the styles of marked lines; its text is replaced. */
const unnumbered = '.code pre:not(.numbered)';

test.describe('changed lines of code', () => {
  test('are as high when they are empty', async ({ page }) => {
    await page.goto(samples);
    const code = page.locator(unnumbered).locator('code').first();
    await fill(code, `first\n${line('new', 'ins')}${line('', 'ins')}${line('', 'del')}last\n`);
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
    await page.setViewportSize(phone);
    await page.goto(samples);
    const pre = page.locator(unnumbered).first();
    // A line of blanks: its sign is all there is to see.
    await fill(pre.locator('code'), line(' '.repeat(200), 'ins').repeat(3));
    await pre.scrollIntoViewIfNeeded();
    const { x, y, height } = (await pre.locator('.line').first().boundingBox())!;
    const start = () => page.screenshot({ clip: { x: x + 4, y, width: 12, height } });
    const sign = await start();
    expect(await pre.evaluate((element) => (element.scrollLeft = 60))).toBe(60);
    expect((await start()).equals(sign)).toBe(false);
  });
});
