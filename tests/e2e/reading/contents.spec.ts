import type { Page } from '@playwright/test';
import { arrived, openApplication, startApplication } from '../support/application.ts';
import { sectionIds } from '../support/headings.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const long = '/docs/guides/long';
const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const toBottom = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test.describe('table of contents', () => {
  test('lists the headings of levels 2 and 3, and follows the scroll', async ({ page }) => {
    await openApplication(page, long);
    const ids = await sectionIds(page.request, long);
    expect(ids.length).toBeGreaterThan(10);
    const links = toc(page).getByRole('link');
    expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual(
      ids.map((id) => `#${id}`),
    );
    const current = toc(page).locator('[aria-current]');
    await expect(current).toHaveCount(0);
    for (const id of [ids[1]!, ids[6]!, ids[10]!, ids[6]!]) {
      await page.evaluate(
        (target) =>
          scrollBy({ top: document.getElementById(target)!.getBoundingClientRect().top - 90, behavior: 'instant' }),
        id,
      );
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', `#${id}`);
    }
    await toBottom(page);
    await expect(current).toHaveAttribute('href', `#${ids.at(-1)!}`);
  });

  test('keeps what is read in view when it is longer than the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openApplication(page, long);
    const isInView = () =>
      toc(page).evaluate((box) => {
        const current = box.querySelector('[aria-current]');
        if (!current) return false;
        const { top, bottom } = current.getBoundingClientRect();
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
    await openApplication(page, '/docs/start/setup');
    await page.locator('.sidebar a[href="/docs/start/questions"]').click();
    // A page whose rest is left out yet ends elsewhere.
    await arrived(page, '/docs/start/questions');
    await expect(page.locator('h1')).toHaveText('Questions and answers');
    const last = (await toc(page).getByRole('link').last().getAttribute('href'))!;
    await toBottom(page);
    await expect(toc(page).locator('[aria-current]')).toHaveAttribute('href', last);
  });

  test('marks the heading of the address at once, and only what is read from then on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const ids = await sectionIds(page.request, long);
    await page.goto(`${long}#${ids.at(-2)!}`);
    const current = toc(page).locator('[aria-current]');
    await expect(current).toHaveAttribute('href', `#${ids.at(-2)!}`);
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(page.locator('html')).not.toHaveAttribute('data-application');
    await startApplication(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current).toHaveCount(0);
  });

  test('has a marker beside the current entry, which slides unless motion is reduced', async ({ page }) => {
    await openApplication(page, long);
    const marker = () =>
      toc(page)
        .locator('ul')
        .evaluate((list) => {
          const { transform, transitionDuration, content } = getComputedStyle(list, '::before');
          return { top: content === 'none' ? undefined : new DOMMatrix(transform).f, transitionDuration };
        });
    expect((await marker()).top).toBeUndefined();
    await toBottom(page);
    const last = toc(page).getByRole('link').last();
    await expect(last).toHaveAttribute('aria-current');
    const top = await last.evaluate((link: HTMLElement) => link.offsetTop);
    await expect.poll(async () => (await marker()).top).toBe(top);
    expect((await marker()).transitionDuration).toBe('0.14s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await marker()).transitionDuration).toBe('0s');
  });
});

test.describe('the bar of contents, where they have no room beside the text', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const bar = (page: Page) => page.locator('.toc-bar');
  const list = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

  test('stays in view below the navbar, and names what is read', async ({ page }) => {
    await openApplication(page, long);
    await expect(toc(page)).toBeHidden();
    const summary = bar(page).locator('summary');
    // The title is right below.
    await expect(summary).toHaveText('On this page');
    await expect(summary).toHaveCSS('height', '40px');
    await toBottom(page);
    await expect(summary).toHaveText(
      `On this page ${await page.locator('article h2, article h3').last().textContent()}`,
    );
    // The navbar leaves, and the bar takes its place.
    await expect.poll(() => bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(56);
    // Above the text on a wider screen with a sidebar, too.
    await page.setViewportSize({ width: 1240, height: 800 });
    await expect(summary).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1241, height: 800 });
    await expect(summary).toBeHidden();
  });

  test('names the section of the address before the application arrives, and the one that is read after', async ({
    page,
  }) => {
    const id = (await sectionIds(page.request, long))[4]!;
    await page.goto(`${long}#${id}`);
    const heading = page.locator(`[id="${id}"]`);
    await expect(bar(page).locator('span')).toHaveText(await heading.textContent().then((text) => text!));
    await expect(page.locator('html')).not.toHaveAttribute('data-application');
    await page.mouse.wheel(0, -100_000);
    await expect(bar(page).locator('span')).toBeEmpty();
  });

  test('opens the list over the page, which does not move, and closes behind a choice', async ({ page }) => {
    await openApplication(page, long);
    const place = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await place();
    await bar(page).locator('summary').click();
    const link = list(page).getByRole('link').nth(3);
    await expect(link).toBeInViewport();
    expect(await place()).toBe(before);
    const target = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`);
    await link.click();
    await expect(target).toBeInViewport();
    await expect(link).toBeHidden();
    await expect(bar(page).locator('span')).toHaveText(await target.textContent().then((text) => text!));
  });

  test('closes on Escape, with focus back on the bar, and on a press elsewhere', async ({ page }) => {
    await openApplication(page, long);
    const summary = bar(page).locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.click();
    await expect(list(page)).toBeVisible();
    await page.mouse.click(200, 780);
    await expect(list(page)).toBeHidden();
  });
});
