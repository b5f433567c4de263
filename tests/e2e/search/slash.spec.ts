import type { Page } from '@playwright/test';
import { openApplication, painted } from '../support/application.ts';
import { home, valve } from '../support/greenhouse.ts';
import { recordRequests } from '../support/network.ts';
import { field, modal, searchButton, searchModal } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const slashSwitch = (page: Page) => modal(page).getByRole('checkbox', { name: /^Open search with \// });

/** Leaves a letter that would be in the field of the window if the slash had opened it, or was about to. */
async function expectNothingOpened(page: Page, requests: string[]): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('x');
  await painted(page);
  expect(requests).toEqual([]);
  await expect(modal(page)).toHaveCount(0);
}

test.describe('the slash', () => {
  test('can be switched off, also for later visits, and on again', async ({ page }) => {
    await openApplication(page, home);
    await expect(searchButton(page)).toHaveText(/\/$/);
    await page.keyboard.press('/');
    await expect(slashSwitch(page)).toBeChecked();
    await slashSwitch(page).uncheck();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(searchButton(page)).toHaveText(/Search\s*$/);

    const requests = recordRequests(page, searchModal);
    await page.reload();
    await page.keyboard.press('/');
    await expect(searchButton(page)).toHaveText(/Search\s*$/);
    await expectNothingOpened(page, requests);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
    await slashSwitch(page).check();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(searchButton(page)).toHaveText(/\/$/);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });

  test('is off in other tabs, too', async ({ page, context }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await openApplication(tab, home);
    await page.keyboard.press('/');
    await slashSwitch(page).uncheck();
    await expect(searchButton(other)).toHaveText(/Search\s*$/);
    const requests = recordRequests(other, searchModal);
    await other.bringToFront();
    await expectNothingOpened(other, requests);
    await other.keyboard.press('Control+k');
    await expect(field(other)).toHaveValue('');
  });

  test('has its switch only while nothing is typed, and not where there are no keys', async ({ page, browser }) => {
    await openApplication(page, home);
    await page.keyboard.press('/');
    await expect(slashSwitch(page)).toBeVisible();
    await field(page).fill(valve.query);
    await expect(slashSwitch(page)).toHaveCount(0);

    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await openApplication(phone, home);
    await searchButton(phone).tap();
    await expect(modal(phone)).toContainText('Type a name');
    await expect(slashSwitch(phone)).toBeHidden();
    await phone.close();
  });
});
