import type { Page } from '@playwright/test';

/** How many parts of the page are not laid out. */
export function leftOut(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      Array.from(
        document.querySelectorAll(
          '.prose > div > section > :first-child, .part > :first-child, pre[data-lines]:not([hidden] *) > code',
        ),
      ).filter((part) => !part.checkVisibility({ contentVisibilityAuto: true })).length,
  );
}
