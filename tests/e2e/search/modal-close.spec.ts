import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { field, modal, search } from '../support/search.ts';
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

function selection(page: Page): Promise<string> {
  return field(page).evaluate((input) => {
    const { value, selectionStart, selectionEnd } = input as HTMLInputElement;
    return value.slice(selectionStart!, selectionEnd!);
  });
}
