import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { sectionIds } from '../support/headings.ts';
import { expect, test } from '../support/test.ts';

const reference = '/docs/apis/station';
const toc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const toBottom = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test.describe('table of contents', () => {
  test('lists the headings of levels 2 and 3, and follows the scroll', async ({ page }) => {
    await openApplication(page, reference);
    const ids = await sectionIds(page.request, reference);
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
    await openApplication(page, reference);
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
    await openApplication(page, '/docs/start/setup');
    await page.locator('.sidebar a[href="/docs/start/questions"]').click();
    // The address changes before the page does.
    await expect(page.locator('h1')).toHaveText('Questions and answers');
    const last = (await toc(page).getByRole('link').last().getAttribute('href'))!;
    await toBottom(page);
    await expect(toc(page).locator('[aria-current]')).toHaveAttribute('href', last);
  });

  test('is a list above the text on narrow screens, collapsed again behind a link', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await openApplication(page, reference);
    await expect(toc(page)).toBeHidden();
    await page.locator('.toc-mobile summary').click();
    const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3);
    const target = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`);
    await link.click();
    await expect(target).toBeInViewport();
    await expect(link).toBeHidden();
  });
});
