import type { Page } from '@playwright/test';
import { openApplication, startApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { type FeedbackSite, serveFeedbackSite } from '../support/feedback-site.ts';
import { observeShifts, shifts } from '../support/layout-shifts.ts';
import { recordRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

let site: FeedbackSite;

// One endpoint: a test must not see another's messages.
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

const group = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });
const yes = (page: Page) => group(page).getByRole('button', { name: 'Yes' });
const no = (page: Page) => group(page).getByRole('button', { name: 'No' });
const text = (page: Page) => group(page).getByRole('textbox', { name: 'Anything to add?' });
const send = (page: Page) => group(page).getByRole('button', { name: 'Send' });
const status = (page: Page) => group(page).getByRole('status');
const thanks = 'Thank you. Your answer has been sent.';
const formCode = /\/assets\/FeedbackForm-.*\.(js|css)$/;

test('an answer is sent with a few words, by keyboard, and its arrival is announced', async ({ page, context }) => {
  await context.addCookies([{ name: 'who', value: 'me', url: site.endpoint.url, sameSite: 'Lax' }]);
  const code = recordRequests(page, formCode);
  await openApplication(page, `${site.origin}/docs/guide?a=b#c`);
  expect(code).toEqual([]);
  await yes(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(no(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(text(page)).toHaveAccessibleDescription(/nothing personal/);
  await page.keyboard.press('Tab');
  await page.keyboard.type('  Where is the valve?\n');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText(thanks);
  await expect(status(page)).toBeFocused();
  await expect(yes(page)).toBeDisabled();
  const body = { type: 'feedback', page: '/docs/guide', version: 'current', language: 'en', helpful: false };
  // Neither cookie nor referrer.
  expect(site.endpoint.messages).toEqual([{ body: { ...body, text: 'Where is the valve?' } }]);
});

test('an answer without words is enough', async ({ page }) => {
  await page.goto(`${site.origin}/docs/v1/guide`);
  // The first intent: it brings the application, which then takes the press.
  await yes(page).click();
  await send(page).click();
  await expect(status(page)).toHaveText(thanks);
  expect(site.endpoint.messages).toEqual([
    { body: { type: 'feedback', page: '/docs/v1/guide', version: 'v1', language: 'en', helpful: true } },
  ]);
});

test('pressing twice sends once', async ({ page }) => {
  await openApplication(page, `${site.origin}/docs/guide`);
  await yes(page).click();
  await text(page).fill('Once');
  const release = site.endpoint.hold();
  await send(page).dblclick();
  await send(page).press('Enter');
  await expect(status(page)).toHaveText('Sending …');
  release();
  await expect(status(page)).toHaveText(thanks);
  expect(site.endpoint.messages).toHaveLength(1);
});

for (const [answer, message] of [
  [429, 'Too many answers are arriving just now. Yours is still here: send it again in a minute.'],
  [500, 'Not sent: the server responded with status 500. Your text is still here: try again later.'],
] as const)
  test(`a server that answers with ${answer} costs no text`, async ({ page }) => {
    await openApplication(page, `${site.origin}/docs/guide`);
    await yes(page).click();
    await text(page).fill('Keep me');
    site.endpoint.status = answer;
    await send(page).click();
    await expect(status(page)).toHaveText(message);
    await expect(text(page)).toHaveValue('Keep me');
    site.endpoint.status = 204;
    await send(page).click();
    await expect(status(page)).toHaveText(thanks);
  });

test('without a connection nothing is lost, neither the text nor the form', async ({ page, context }) => {
  await openApplication(page, `${site.origin}/docs/guide`);
  await context.setOffline(true);
  await yes(page).click();
  await expect(group(page).getByRole('alert')).toHaveText('The form could not be loaded. Press the button again.');
  await context.setOffline(false);
  await yes(page).click();
  await text(page).fill('Keep me');
  await context.setOffline(true);
  await send(page).click();
  await expect(status(page)).toHaveText(/the server could not be reached\. Your text is still here/);
  await context.setOffline(false);
  await send(page).click();
  await expect(status(page)).toHaveText(thanks);
  expect(site.endpoint.messages).toHaveLength(1);
});

test('each page asks anew', async ({ page }) => {
  await openApplication(page, `${site.origin}/docs/guide`);
  await yes(page).click();
  await text(page).fill('About the guide');
  await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/components/i);
  await expect(yes(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(text(page)).toHaveCount(0);
  await no(page).click();
  await send(page).click();
  await expect(status(page)).toHaveText(thanks);
  expect(site.endpoint.messages).toMatchObject([{ body: { page: '/docs/guide/components', helpful: false } }]);
});

for (const width of [390, 1440])
  test(`nothing moves when the form arrives, fails and is gone, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await observeShifts(page);
    let load = (): void => {};
    const loading = new Promise<void>((resolve) => (load = resolve));
    await page.route(formCode, async (route) => {
      await loading;
      await route.continue();
    });
    await openApplication(page, `${site.origin}/docs/guide`);
    await yes(page).click();
    await expect(yes(page)).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.page-footer').scrollIntoViewIfNeeded();
    const before = await shifts(page);
    load();
    await text(page).fill('Nothing moves');
    for (const answer of [500, 429, 204]) {
      site.endpoint.status = answer;
      await send(page).click();
      await expect(status(page)).toHaveText(answer === 204 ? thanks : answer === 500 ? /status 500/ : /Too many/);
    }
    expect(await shifts(page)).toEqual(before);
  });

test('axe finds nothing, in both modes and in each state', async ({ page }) => {
  // Axe looks six times.
  test.slow();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openApplication(page, `${site.origin}/docs/guide`);
    await yes(page).click();
    await text(page).fill('Axe');
    expect(await violations(page, (axe) => axe.include('.feedback'))).toEqual([]);
    site.endpoint.status = 500;
    await send(page).click();
    await expect(status(page)).toHaveText(/status 500/);
    expect(await violations(page, (axe) => axe.include('.feedback'))).toEqual([]);
    site.endpoint.status = 204;
    await send(page).click();
    await expect(status(page)).toHaveText(thanks);
    expect(await violations(page, (axe) => axe.include('.feedback'))).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is asked', async ({ page }) => {
    await page.goto(`${site.origin}/docs/guide`);
    await expect(page.locator('.feedback')).toBeHidden();
  });
});

test('who asks not to be observed can answer all the same', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(`${site.origin}/docs/guide`);
  await startApplication(page);
  await no(page).click();
  await send(page).click();
  await expect(status(page)).toHaveText(thanks);
});
