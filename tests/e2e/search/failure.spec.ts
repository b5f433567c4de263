import type { Page } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { frost, home, thermometer, valve } from '../support/greenhouse.ts';
import { holdRequests, quiet, recordRequests } from '../support/network.ts';
import { field as pageField, results } from '../support/search-page.ts';
import {
  field,
  modal,
  openAndSearch,
  options,
  search,
  searchIndex,
  searchTexts,
  searchWorker,
} from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/** Where a failure shows, and where its end does. */
const places = {
  modal: {
    open: async (page: Page) => {
      await openApplication(page, home);
      await page.keyboard.press('/');
      await field(page).fill(valve.query);
    },
    alert: (page: Page) => modal(page).getByRole('alert'),
    input: field,
    result: (page: Page) => options(page).first(),
  },
  page: {
    open: (page: Page) => openApplication(page, `/docs/search?q=${valve.query}`),
    alert: (page: Page) => page.getByRole('main').getByRole('alert'),
    input: pageField,
    result: (page: Page) => results(page).first(),
  },
};

const failures = {
  'the server fails': { status: 503, message: 'the server responded with status 503' },
  'the index is gone': { status: 404, message: 'the server responded with status 404' },
  'something else arrives': { status: 200, body: '<!DOCTYPE html><p>Sign in', message: 'could not be read' },
  'the index is cut off': { status: 200, body: '{"format":', message: 'could not be read' },
  'the index is of another time': { status: 200, body: '{"format":-1}', message: 'format' },
  'it is no index at all': { status: 200, body: 'null', message: 'format' },
};

const loader = (page: Page) => page.getByText('Loading', { exact: true });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

for (const [name, { open, alert, input, result }] of Object.entries(places))
  test.describe(`search fails, in the ${name}`, () => {
    for (const [why, { message, ...answer }] of Object.entries(failures))
      test(`${why}: a message, and a retry that finds`, async ({ page }) => {
        await page.route(searchIndex, (route) => route.fulfill(answer));
        await open(page);
        await expect(alert(page)).toContainText(message);
        const again = page.waitForRequest(searchIndex);
        await retry(page).click();
        await again;
        await expect(alert(page)).toContainText(message);
        await page.unroute(searchIndex);
        await retry(page).click();
        await expect(result(page)).toContainText(valve.title);
        await expect(alert(page)).toHaveCount(0);
      });

    test('the network is gone: the same; a retry takes its button away, and the focus goes to the field', async ({
      page,
    }) => {
      await page.route(searchIndex, (route) => route.abort());
      await open(page);
      await expect(alert(page)).toContainText('Check your connection');
      await alert(page).getByRole('button', { name: 'Retry' }).focus();
      await page.unroute(searchIndex);
      await page.keyboard.press('Enter');
      await expect(result(page)).toContainText(valve.title);
      await expect(input(page)).toBeFocused();
    });

    test('its worker does not arrive: the same', async ({ page }) => {
      await page.route(searchWorker, (route) => route.abort());
      await open(page);
      await expect(alert(page)).toContainText('could not be started');
      const again = page.waitForRequest(searchWorker);
      await retry(page).click();
      await again;
      await expect(alert(page)).toContainText('could not be started');
      await page.unroute(searchWorker);
      await retry(page).click();
      await expect(result(page)).toContainText(valve.title);
    });

    test('without the texts only the snippets are missing, and they come when the texts do', async ({ page }) => {
      await page.route(searchTexts, (route) => route.fulfill({ status: 500 }));
      const asked = recordRequests(page, searchTexts);
      let answered = 0;
      page.on('response', (response) => searchTexts.test(new URL(response.url()).pathname) && answered++);
      await open(page);
      await expect(result(page)).toContainText(valve.title);
      // All of them: the next query waits for one that is still on its way, and would be refused with it.
      await expect.poll(() => answered > 0 && answered === asked.length).toBe(true);
      await quiet(page);
      await expect(alert(page)).toHaveCount(0);
      await expect(page.locator('.search-snippet mark')).toHaveCount(0);
      await page.unroute(searchTexts);
      await input(page).fill(`${valve.query} ${frost.query}`);
      await expect(page.locator('.search-snippet mark').first()).toBeVisible();
    });

    test('a slow index shows the loader, and the answer is that of the last question', async ({ page }) => {
      const index = await holdRequests(page, searchIndex);
      await open(page);
      await index.asked;
      await expect(loader(page)).toBeVisible();
      await input(page).fill(thermometer.query);
      index.release();
      await expect(result(page)).toContainText(thermometer.title);
      await expect(loader(page)).toHaveCount(0);
    });
  });

test.describe('a worker that breaks', () => {
  test.use({ expectedErrors: [/broken on purpose/] });

  test('ends, and the next question starts another one', async ({ page }) => {
    const body = "addEventListener('message', () => { throw new Error('broken on purpose'); });";
    await page.route(searchWorker, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await places.page.open(page);
    await expect(places.page.alert(page)).toContainText('could not be started');
    await expect.poll(() => page.workers().length).toBe(0);
    await page.unroute(searchWorker);
    await retry(page).click();
    await expect(places.page.result(page)).toContainText(valve.title);
    await expect.poll(() => page.workers().length).toBe(1);
  });
});

test.describe('search fails', () => {
  test('before anything is typed nobody is troubled, and the next try succeeds by itself', async ({ page }) => {
    await page.route(searchIndex, (route) => route.fulfill({ status: 503 }));
    await openApplication(page, home);
    const failed = page.waitForResponse(searchIndex);
    await page.keyboard.press('/');
    await failed;
    // What would show the failure is there, and the worker has heard of it: a query would join what is still failing.
    await expect(field(page)).toHaveAttribute('aria-controls');
    await quiet(page);
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
    await page.unroute(searchIndex);
    await search(page, valve.query);
    await expect(options(page).first()).toContainText(valve.title);
  });

  test('typing on after a failure tries again', async ({ page }) => {
    await page.route(searchIndex, (route) => route.abort());
    await openApplication(page, home);
    await page.keyboard.press('/');
    await field(page).fill(valve.query.slice(0, -1));
    await expect(modal(page).getByRole('alert')).toBeVisible();
    await page.unroute(searchIndex);
    await search(page, valve.query);
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
    await expect(options(page).first()).toContainText(valve.title);
  });

  test('offline, what is loaded still answers', async ({ page, context }) => {
    await openAndSearch(page, home, valve.query);
    await context.setOffline(true);
    await search(page, thermometer.query);
    await expect(options(page).first()).toContainText(thermometer.title);
  });
});
