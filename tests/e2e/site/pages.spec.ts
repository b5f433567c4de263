import { type Page, expect, test } from '@playwright/test';
import { startApplication } from '../support/application.ts';
import { setConnection } from '../support/network.ts';
import { allPaths, notFoundPath } from '../support/pages.ts';

/** Everything that goes wrong on the page from now on: errors, warnings, failed hydration, failed requests. */
function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  // React reports what it had to mend while hydrating as an error of the page.
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    // The page was left while something of it was still on its way.
    if (error !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${error}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** The page's own markup. The mark of the heading that is being read comes with the application. */
function mainMarkup(): string {
  const main = document.querySelector('main')!.cloneNode(true) as HTMLElement;
  for (const link of main.querySelectorAll('.toc [aria-current]')) link.removeAttribute('aria-current');
  return main.innerHTML;
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`no page complains, and hydration changes nothing, at ${viewport.width} px`, async ({ page, request }) => {
    const paths = await allPaths(request);
    test.setTimeout(30_000 + paths.length * 5000);
    await page.setViewportSize(viewport);
    // Nothing is fetched ahead: a prefetch that the next visit cuts off would look like a failure.
    await setConnection(page, { saveData: true });
    const complaints = recordComplaints(page);
    for (const path of paths) {
      await page.goto(path);
      const served = await page.evaluate(mainMarkup);
      await startApplication(page);
      // Pages with a similar URL are found by the application.
      if (path !== notFoundPath) expect.soft(await page.evaluate(mainMarkup), `${path}, hydrated`).toBe(served);
      const wanted = path === notFoundPath ? complaints.filter((text) => !text.includes('404')) : complaints;
      expect.soft(wanted, path).toEqual([]);
      complaints.length = 0;
    }
  });
}

test('a complaint would be heard', async ({ page }) => {
  const complaints = recordComplaints(page);
  await page.goto('/docs/');
  await page.evaluate(() => {
    console.warn('a warning');
    console.error('an error');
    setTimeout(() => {
      throw new Error('a page error');
    });
    return fetch('/docs/missing.json');
  });
  await expect
    .poll(() => complaints.map((text) => text.split(':', 1)[0]).sort())
    .toEqual(['404', 'error', 'error', 'page error', 'warning']);
});
