import { type Page, expect } from '@playwright/test';
import { quiet } from './network.ts';

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

/** Where the list stands still, and that it is remembered. */
export async function restingScroll(page: Page): Promise<number> {
  await quiet(page);
  await expect
    .poll(() => page.evaluate(() => scrollY > 500 && (history.state?.searchScroll as number) === scrollY))
    .toBe(true);
  return scroll(page);
}

/** Scrolls as a reader does until the list has grown beyond `length`. */
export async function scrollPast(page: Page, length: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await results(page).count()).toBeGreaterThan(length);
    // By default the pauses grow to a second, for every step of a long list.
  }).toPass({ intervals: [100] });
}
