import { type Locator, type Page, expect } from '@playwright/test';
import { openApplication } from './application.ts';

export const searchCode = /\/assets\/(SearchModal|algolia|worker)-.*\.js$/;
export const searchModal = /\/assets\/SearchModal-.*\.js$/;
export const searchWorker = /\/assets\/worker-.*\.js$/;
export const searchIndex = /\/search-index\/[^/]+\/index\.json$/;
export const searchTexts = /\/search-index\/[^/]+\/[^/]+\/text\/\d+\.json$/;

/** Whatever a search loads, and what only one in the site's own index does. */
export const ofSearch = /\/search-index\/|\/assets\/(SearchModal|algolia|worker)-/;
export const ofLocalSearch = /\/search-index\/|\/assets\/worker-/;

export const searchButton = (page: Page): Locator =>
  page.locator('.navbar').getByRole('button', { name: 'Search', exact: true });
/** While it is open: the dialog is part of every page. */
export const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page): Locator => modal(page).getByRole('combobox', { name: 'Search' });
export const options = (page: Page): Locator => modal(page).getByRole('option');
export const groups = (page: Page): Locator => modal(page).getByRole('group');
export const announced = (page: Page): Locator => modal(page).locator('p[role=status]');

/** Opens the search window, asks, and waits for the answer to this very question. */
export async function search(page: Page, query: string): Promise<void> {
  if ((await modal(page).count()) === 0) await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(announced(page)).toHaveText(/^\d+ results?$/);
}

export async function openAndSearch(page: Page, path: string, query: string): Promise<void> {
  await openApplication(page, path);
  await search(page, query);
}

/** Follows the first result once it is complete, with the words that will be marked. */
export async function followFirst(page: Page, query: string, path: RegExp): Promise<void> {
  await search(page, query);
  await expect(options(page).first().locator('.search-snippet')).toHaveText(/\S/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(modal(page)).toHaveCount(0);
}

export function hrefs(links: Locator): Promise<string[]> {
  return links.evaluateAll((list) => list.map((link) => link.getAttribute('href')!));
}

/** The texts that are marked on the page a result has led to. */
export function marksOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(CSS.highlights.get('search-match') ?? [], (range) => (range as Range).toString().toLowerCase()),
  );
}
