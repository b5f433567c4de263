import type { Page } from '@playwright/test';

/** Fills the storage once, before the first document of the test runs any of its own scripts. */
export async function storeBefore(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('storedBefore')) return;
    sessionStorage.setItem('storedBefore', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** What a browser does in a frame of another site, or in private mode. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
}
