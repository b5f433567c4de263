import { type Page, expect } from '@playwright/test';

/** Waits until no part of the page that could be seen is left out of the layout for being far away. */
export async function everythingLaidOut(page: Page): Promise<void> {
  const leftOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
  await expect.poll(leftOut).toBe(0);
}
