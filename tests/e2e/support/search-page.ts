import { type Page, expect } from '@playwright/test';

export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
export const version = (page: Page) => page.getByRole('combobox', { name: 'Version' });
export const count = (page: Page) => page.getByRole('main').getByRole('status').first();
/** What to try without results. */
export const hints = (page: Page) => page.getByRole('main').getByRole('status').last();
/** One per page that was found. */
export const results = (page: Page) => page.locator('.search-results h2 a');
export const scroll = (page: Page) => page.evaluate(() => scrollY);

export async function found(page: Page): Promise<number> {
  await expect(count(page)).toHaveText(/^\d+ documents found$/);
  return Number.parseInt((await count(page).textContent())!, 10);
}

/** How many are listed at first. */
export async function listed(page: Page): Promise<number> {
  await expect(results(page).first()).toBeVisible();
  return results(page).count();
}

/** Snippets come last, all at once. */
export const complete = (page: Page) =>
  expect(page.locator('.search-results .search-snippet mark').first()).toBeVisible();

/** Where the list stands still, with its snippets and with no more on their way, and that this is remembered. */
export async function restingScroll(page: Page): Promise<number> {
  const isAtRest = async (): Promise<boolean> => {
    const all = Number.parseInt((await count(page).textContent())!, 10);
    return page.evaluate((total) => {
      const shown = document.querySelectorAll('.search-results h2 a');
      const isEndFar = document.querySelector('.search-results')!.getBoundingClientRect().bottom > innerHeight + 200;
      const last = document.querySelector('.search-results li:last-child .search-snippet');
      return (
        (isEndFar || shown.length === total) &&
        last?.textContent.trim() !== '' &&
        scrollY > 500 &&
        (history.state as { searchScroll?: number } | null)?.searchScroll === scrollY
      );
    }, all);
  };
  await expect.poll(isAtRest, { intervals: [50] }).toBe(true);
  return scroll(page);
}

/** Scrolls as a reader does until the list has grown beyond `length`. */
export async function scrollPast(page: Page, length: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await results(page).count()).toBeGreaterThan(length);
    // By default the pauses grow to a second, for every step of a long list.
  }).toPass({ intervals: [50] });
}
