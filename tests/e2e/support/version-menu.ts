import type { Page } from '@playwright/test';
import { finished } from './application.ts';

/** Where the reader's choice is stored. */
export const key = 'docs.preferred-version.default';
export const button = (page: Page) => page.locator('[popovertarget=menu-versions]');
export const menu = (page: Page) => page.locator('#menu-versions');

/** Opens the menu, and waits until it has risen: a link that moves between press and release gets no click. */
export async function openVersions(page: Page): Promise<void> {
  await button(page).click();
  await finished(menu(page));
}

export async function chooseVersion(page: Page, label: string): Promise<void> {
  await openVersions(page);
  await menu(page).getByRole('link', { name: label }).click();
}
