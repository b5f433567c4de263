import { type Locator, type Page, expect } from '@playwright/test';

declare global {
  interface Window {
    documentMarker?: boolean;
  }
}

/** Opens a page and brings the application in, as a reader does with a first move. */
export async function openApplication(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startApplication(page);
}

export async function startApplication(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('wheel')));
  await applicationArrived(page);
}

export async function applicationArrived(page: Page): Promise<void> {
  await page.waitForSelector('html[data-application]');
}

/**
 * Resolves when the page that a link leads to is shown: the URL changes first, then the content, the first frames of which are not
 * whole yet.
 */
export async function arrived(page: Page, path: string): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
}

/** From now on the page's time stands still: what is shown for two seconds cannot be missed on a slow computer. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Leaves a mark that a new document would not have. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.documentMarker = true;
  });
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.documentMarker === true);
}

/** Resolves after the browser has painted what is there now. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Resolves when the element is where its animations leave it. */
export async function finished(locator: Locator): Promise<void> {
  await locator.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
}

/** Puts a link to anywhere at the top of the page and follows it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target });
    document.body.prepend(link);
    link.click();
  }, href);
}
