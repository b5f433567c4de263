import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { holdRequests, payloadOf, setConnection } from '../support/network.ts';
import { field, modal, search, searchButton, searchModal } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.describe('the search window of a browser without closedby', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
    await openApplication(page, '/docs/');
    await search(page, 'camera');
    // What this browser would do by itself.
    await modal(page).evaluate((dialog) => dialog.removeAttribute('closedby'));
  });

  test('closes on a click on the backdrop', async ({ page }) => {
    await page.mouse.click(20, 700);
    await expect(modal(page)).toHaveCount(0);
  });

  test('stays when text is selected and the pointer is released on the backdrop', async ({ page }) => {
    const { x, y, width, height } = (await field(page).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(20, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(modal(page)).toBeVisible();
    expect(await selection(page)).toBe('camera');
    await page.keyboard.type('x');
    await expect(field(page)).toHaveValue('x');
  });
});

test.describe('Escape, while the code of the search window is on its way', () => {
  test('cancels it, and what was typed', async ({ page }) => {
    await openApplication(page, '/docs/');
    const code = await holdRequests(page, searchModal);
    await page.keyboard.press('/');
    await code.asked;
    await page.keyboard.type('cam');
    const loader = page.getByText('Loading', { exact: true });
    await expect(loader).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loader).toHaveCount(0);
    const arrived = page.waitForResponse(searchModal);
    code.release();
    await (await arrived).finished();
    // The next opening shows that the code is there.
    await expect(modal(page)).toHaveCount(0);
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('leaves the keys after it alone', async ({ page }) => {
    await openApplication(page, '/docs/');
    const code = await holdRequests(page, searchModal);
    await page.keyboard.press('/');
    await code.asked;
    await page.keyboard.press('Escape');
    await page.keyboard.type('cam');
    await expect(page.locator('html')).not.toHaveAttribute('data-typed');
    code.release();
  });
});

test('the search window closes at once behind its link to all results', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await openApplication(page, '/docs/');
  const payload = await holdRequests(page, payloadOf('/docs/search'));
  await search(page, 'camera');
  await modal(page)
    .getByRole('link', { name: /See all/ })
    .click();
  await payload.asked;
  await expect(modal(page)).toHaveCount(0);
  payload.release();
  await expect(page).toHaveURL(/search\?q=camera$/);
});

test('the region that announces the loading of the search window is there before its text', async ({ page }) => {
  await openApplication(page, '/docs/');
  const code = await holdRequests(page, searchModal);
  await page.evaluate(() => {
    const announced: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes)
          if (node.textContent === 'Loading')
            announced.push((target as Element).role === 'status' ? 'into its region' : 'with it');
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { announced });
  });
  await page.keyboard.press('/');
  await code.asked;
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { announced: string[] }).announced)).toEqual([
    'into its region',
  ]);
  code.release();
});

function selection(page: Page): Promise<string> {
  return field(page).evaluate((input) => {
    const { value, selectionStart, selectionEnd } = input as HTMLInputElement;
    return value.slice(selectionStart!, selectionEnd!);
  });
}
