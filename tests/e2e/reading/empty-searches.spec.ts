import type { Page, Response } from '@playwright/test';
import { openApplication, painted, stopClock } from '../support/application.ts';
import { type FeedbackSite, serveFeedbackSite } from '../support/feedback-site.ts';
import { recordRequests } from '../support/network.ts';
import { field, modal } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

let site: FeedbackSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await serveFeedbackSite();
});
test.afterAll(() => site.close());
test.beforeEach(() => {
  site.endpoint.messages.length = 0;
  site.endpoint.status = 204;
});

const nothing = /\/assets\/log-query-.*\.js$/;
const sent = () => site.endpoint.messages.map(({ body }) => body);
const message = (query: string, version: string) => ({ type: 'no-results', query, version, language: 'en' });

async function searchInVain(page: Page, query: string): Promise<void> {
  if ((await modal(page).count()) === 0) await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(modal(page).locator('.search-nothing')).toHaveText(`No results for “${query}”`);
}

/** A reader who types nothing for so long has finished. */
const patience = 6000;

/** The page waits only once it has the code for that: until it has sent something, time passes again. */
async function sentLater(page: Page): Promise<unknown[]> {
  await page.clock.runFor(patience);
  return sent();
}

/** Waits until the code that sends has run: a reader who leaves before has not waited for the answer either. */
async function canSend(page: Page, code: Promise<Response>): Promise<void> {
  await page.evaluate((url) => import(url) as Promise<unknown>, (await code).url());
  await painted(page);
}

test('a search without results is sent once it is typed', async ({ page }) => {
  await openApplication(page, `${site.origin}/docs/guide`);
  await stopClock(page);
  for (const query of ['zzxx', 'zzxxy', 'zzxxyw']) await searchInVain(page, query);
  await expect.poll(() => sentLater(page)).toEqual([message('zzxxyw', 'current')]);
  // The same once more, and one that may be personal.
  for (const query of ['qqqqqq@wwwwww', 'zzxxyw']) await searchInVain(page, query);
  await searchInVain(page, 'vvvvkk');
  await expect.poll(() => sentLater(page)).toEqual([message('zzxxyw', 'current'), message('vvvvkk', 'current')]);
});

test('one on the page of search is sent when the reader leaves', async ({ page }) => {
  const logged = page.waitForResponse((response) => nothing.test(response.url()));
  await openApplication(page, `${site.origin}/docs/search?q=zzxxyw&version=v1`);
  await expect(page.getByText('No results found')).toBeVisible();
  await canSend(page, logged);
  await page.goto('about:blank');
  await expect.poll(sent).toEqual([message('zzxxyw', 'v1')]);
});

test('an endpoint that has had enough gets no more', async ({ page }) => {
  site.endpoint.status = 429;
  await page.clock.install();
  await openApplication(page, `${site.origin}/docs/guide`);
  const logged = page.waitForResponse((response) => nothing.test(response.url()));
  const refused = page.waitForResponse((response) => response.status() === 429);
  await searchInVain(page, 'zzxxyw');
  await canSend(page, logged);
  await page.clock.runFor(patience);
  await refused;
  await searchInVain(page, 'vvvvkk');
  await page.clock.runFor(patience);
  expect(sent()).toEqual([message('zzxxyw', 'current')]);
});

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`${name}: no search is sent, and nothing is loaded that could`, async ({ page }) => {
    await page.addInitScript(([signal, wish]) => Object.defineProperty(navigator, signal, { value: wish }), [
      name,
      value,
    ] as const);
    const code = recordRequests(page, nothing);
    await openApplication(page, `${site.origin}/docs/guide`);
    await searchInVain(page, 'zzxxyw');
    await page.goto('about:blank');
    expect(code).toEqual([]);
    expect(sent()).toEqual([]);
  });
