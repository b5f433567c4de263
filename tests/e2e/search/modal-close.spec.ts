import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { home, valve } from '../support/greenhouse.ts';
import { holdRequests, payloadOf, setConnection } from '../support/network.ts';
import { field, modal, search, searchButton, searchModal } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test('the search window closes with one Escape when something is typed, with its button, and on the backdrop', async ({
  page,
}) => {
  const ways = [
    () => page.keyboard.press('Escape'),
    () => modal(page).getByRole('button', { name: 'Close search' }).click(),
    () => page.mouse.click(20, 700),
  ];
  await openApplication(page, home);
  for (const close of ways) {
    await search(page, valve.query);
    await close();
    await expect(modal(page)).toHaveCount(0);
  }
});

test('in a browser without closedby, it stays when a selection ends on the backdrop, and closes on a click there', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'));
  await openApplication(page, home);
  await search(page, valve.query);
  // What this browser would do by itself.
  await modal(page).evaluate((dialog) => dialog.removeAttribute('closedby'));
  const { x, y, width, height } = (await field(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(20, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(modal(page)).toBeVisible();
  expect(await selection(page)).toBe(valve.query);
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('x');
  await page.mouse.click(20, 700);
  await expect(modal(page)).toHaveCount(0);
});

test('Escape, while the code of the search window is on its way, cancels it and what was typed, and leaves the keys after it alone', async ({
  page,
}) => {
  await openApplication(page, home);
  const code = await holdRequests(page, searchModal);
  await page.keyboard.press('/');
  await code.asked;
  await page.keyboard.type('val');
  const loader = page.getByText('Loading', { exact: true });
  await expect(loader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loader).toBeHidden();
  await page.keyboard.type('val');
  // Any of its requests: the file may be preloaded and then taken from there.
  const arrived = page.waitForEvent('requestfinished', (request) => searchModal.test(new URL(request.url()).pathname));
  code.release();
  await arrived;
  // The next opening shows that the code is there.
  await expect(modal(page)).toHaveCount(0);
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('the search window closes at once behind its link to all results', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await openApplication(page, home);
  const payload = await holdRequests(page, payloadOf('/docs/search'));
  await search(page, valve.query);
  await modal(page)
    .getByRole('link', { name: /See all/ })
    .click();
  await payload.asked;
  await expect(modal(page)).toHaveCount(0);
  payload.release();
  await expect(page).toHaveURL((url) => url.search === `?q=${valve.query}`);
});

function selection(page: Page): Promise<string> {
  return field(page).evaluate((input) => {
    const { value, selectionStart, selectionEnd } = input as HTMLInputElement;
    return value.slice(selectionStart!, selectionEnd!);
  });
}
