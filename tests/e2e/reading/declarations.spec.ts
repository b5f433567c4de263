import type { Page } from '@playwright/test';
import { painted } from '../support/application.ts';
import { expect, test } from '../support/test.ts';

/** A page with a sample, once the module that shows declarations is there: it comes after the application. */
async function openSample(page: Page): Promise<void> {
  await page.goto('/docs/start/setup');
  await page.mouse.move(5, 5);
  await expect(page.locator('#declaration')).toBeAttached();
}

test.describe('names of the API in samples', () => {
  test('say what they are declared as, to the pointer and then for as long as it is there', async ({ page }) => {
    await openSample(page);
    const box = page.locator('#declaration');
    const name = page.locator('.code code a[href*="#"]').first();
    await name.hover();
    await expect(box).toBeVisible();
    await expect(box).toContainText('Promise');
    await expect(name).toHaveAttribute('aria-describedby', 'declaration');
    await box.hover();
    await expect(box).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(box).toBeHidden();
    await expect(name).not.toHaveAttribute('aria-describedby');
  });

  test('say so to keyboards, until Escape', async ({ page }) => {
    await openSample(page);
    const box = page.locator('#declaration');
    const name = page.locator('.code code a').first();
    await page.keyboard.press('Tab');
    await name.focus();
    await expect(box).toContainText('const Station: StationPlugin');
    await expect(name).toHaveAccessibleDescription(/const Station/);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(name).toBeFocused();
  });

  test('stay close to the name, and inside the window', async ({ page }) => {
    await page.setViewportSize({ width: 420, height: 600 });
    await openSample(page);
    const name = page.locator('.code code a').first();
    await page.keyboard.press('Tab');
    await name.focus();
    const box = page.locator('#declaration');
    await expect(box).toBeVisible();
    // Both at once: the page may still be scrolling to the name.
    const [at, of] = await box.evaluate((element) => {
      const link = document.querySelector('.code code a')!;
      return [element.getBoundingClientRect().toJSON(), link.getBoundingClientRect().toJSON()] as DOMRect[];
    });
    expect(Math.min(Math.abs(at!.top - of!.bottom), Math.abs(at!.bottom - of!.top))).toBeLessThan(12);
    expect(at!.left).toBeGreaterThanOrEqual(0);
    expect(at!.right).toBeLessThanOrEqual(420);
  });

  test('show nothing if the declarations do not arrive, and ask again the next time', async ({ page }) => {
    const file = '**/declarations.json';
    let requests = 0;
    await page.route(file, (route) => {
      requests++;
      return route.abort();
    });
    await openSample(page);
    const name = page.locator('.code code a').first();
    await page.keyboard.press('Tab');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('declarations.json'));
    await name.focus();
    await failed;
    // Until the page has heard of the failure, it waits for that request and makes no other.
    await painted(page);
    expect(requests).toBe(1);
    await expect(page.locator('#declaration')).toBeHidden();
    await name.blur();
    await page.unroute(file);
    await page.keyboard.press('Tab');
    await name.focus();
    await expect(page.locator('#declaration')).toBeVisible();
  });

  test('load nothing before somebody points at them', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openSample(page);
    expect(loaded.filter((url) => url.endsWith('declarations.json'))).toEqual([]);
  });
});
