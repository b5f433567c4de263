import type { Page } from '@playwright/test';
import {
  applicationArrived,
  isSameDocument,
  markDocument,
  openApplication,
  stopClock,
} from '../support/application.ts';
import { holdRequests, payloads, quiet, recordRequests, scripts, shells } from '../support/network.ts';
import { serveSlowDocument } from '../support/slow-document.ts';
import { expect, test } from '../support/test.ts';

const intents: Record<string, (page: Page) => Promise<void>> = {
  'moving the pointer': (page) => page.mouse.move(200, 300),
  'turning the wheel': (page) =>
    page.evaluate(() => void document.body.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))),
  'touching the screen': async (page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: 300 }] });
  },
  'pressing a key': (page) => page.keyboard.press('Shift'),
  'focusing something': (page) => page.locator('.sidebar a').first().focus(),
};

test.describe('the application arrives on the first intent', () => {
  test('nothing is requested before one, not even on a scripted scroll', async ({ page }) => {
    const requests = recordRequests(page, /\.(js|rsc\.txt|json)$/);
    await page.goto('/docs/', { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 500));
    await quiet(page);
    expect(requests).toEqual([]);
  });

  for (const [name, act] of Object.entries(intents)) {
    test(`${name} is one`, async ({ page }) => {
      await page.goto('/docs/');
      const asked = page.waitForRequest(scripts);
      await act(page);
      await asked;
      await applicationArrived(page);
    });
  }

  test('code, content and shell are fetched once each', async ({ page }) => {
    const requests = recordRequests(page, /\.(js|rsc\.txt)$/);
    await openApplication(page, '/docs/');
    await page.mouse.move(300, 300);
    await page.keyboard.press('Shift');
    await quiet(page);
    expect(requests.filter((path) => scripts.test(path))).toHaveLength(
      new Set(requests.filter((path) => scripts.test(path))).size,
    );
    expect(requests.filter((path) => shells.test(path))).toHaveLength(1);
    expect(requests.filter((path) => path === '/docs/index.rsc.txt')).toHaveLength(1);
  });
});

test.describe('a click before the application', () => {
  test('on a tab is done when it is there', async ({ page }) => {
    const code = await holdRequests(page, scripts);
    await page.goto('/docs/start');
    const tab = page.getByRole('tab', { selected: false }).first();
    const name = await tab.textContent();
    await tab.click();
    await code.asked;
    code.release();
    await expect(page.getByRole('tab', { name: name! }).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('on the hamburger is', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    const code = await holdRequests(page, scripts);
    await page.goto('/docs/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await code.asked;
    code.release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('on search is, and the form is not sent', async ({ page }) => {
    const code = await holdRequests(page, scripts);
    await page.goto('/docs/');
    await markDocument(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await code.asked;
    code.release();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('on copy is', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = await holdRequests(page, scripts);
    await page.goto('/docs/cli');
    await stopClock(page);
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await code.asked;
    code.release();
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(1);
  });

  test('on a link loads the page', async ({ page }) => {
    const code = await holdRequests(page, scripts);
    await page.goto('/docs/');
    await markDocument(page);
    await page.locator('.sidebar a[href="/docs/start/questions"]').click();
    await expect(page).toHaveURL(/\/questions$/);
    expect(await isSameDocument(page)).toBe(false);
    code.release();
  });

  test('on a menu opens it at once', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.route(payloads, (route) => route.abort());
    await page.goto('/docs/start');
    await page.evaluate(() => (document.querySelector('[popovertarget]') as HTMLElement).click());
    await expect(page.locator('.menu-panel:popover-open')).toBeVisible();
  });

  test('while the document still arrives is not lost', async ({ page, baseURL }) => {
    const document = await serveSlowDocument(baseURL!, '/docs/start', '</footer>');
    await page.goto(document.url, { waitUntil: 'commit' });
    const tab = page.getByRole('tab', { name: 'pnpm' }).first();
    await tab.evaluate((element: HTMLElement) => element.click());
    expect(await page.evaluate(() => window.document.readyState)).toBe('loading');
    document.finish();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    document.close();
  });
});
