import type { Page } from '@playwright/test';

/** Where the reader's choice is stored. */
export const key = 'docs.preferred-version.default';
export const button = (page: Page) => page.locator('[popovertarget=menu-versions]');
export const menu = (page: Page) => page.locator('#menu-versions');

export async function chooseVersion(page: Page, label: string): Promise<void> {
  await button(page).click();
  await menu(page).getByRole('link', { name: label }).click();
}
