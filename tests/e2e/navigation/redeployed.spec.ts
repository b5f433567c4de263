import type { Page } from '@playwright/test';
import { applicationArrived, follow, isSameDocument, painted, startApplication } from '../support/application.ts';
import { openWithoutPrefetch, tamper } from '../support/failing-page.ts';
import { holdRequests, payloadOf, scripts, shells } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { firstRide, landing, mounting, start } from '../support/versions-site.ts';

/** Opens the landing page; the content of `mounting` is from a new build. */
async function openBeforeDeployment(page: Page): Promise<void> {
  await openWithoutPrefetch(page);
  await tamper(page, payloadOf(mounting), (body) => body.replace(/"build":"\w+"/, '"build":"other"'));
}

test.describe('content of another deployment', () => {
  test('leads to a full load', async ({ page }) => {
    await openBeforeDeployment(page);
    await follow(page, mounting);
    await expect(page).toHaveTitle(/^Mounting/);
    expect(new URL(page.url()).pathname).toBe(mounting);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('reloads nothing if the reader has given up the page', async ({ page }) => {
    await openBeforeDeployment(page);
    const slow = await holdRequests(page, payloadOf(mounting));
    await follow(page, mounting);
    await slow.asked;
    await follow(page, firstRide);
    await expect(page).toHaveTitle(/first ride/i);
    const arrived = page.waitForResponse(payloadOf(mounting));
    slow.release();
    await (await arrived).finished();
    await painted(page);
    // Once more, so that a reload would have had the time.
    await follow(page, landing);
    await expect(page).not.toHaveTitle(/first ride/i);
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** Only what the first document asks for is gone; it is told so when `told` is called. */
async function redeploy(page: Page, gone: RegExp[]): Promise<() => void> {
  let documents = 0;
  let tell = (): void => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  page.on('request', (request) => void (documents += Number(request.isNavigationRequest())));
  for (const files of gone)
    await page.route(files, async (route) => {
      if (documents > 1) return route.fallback();
      await told;
      return route.fulfill({ status: 404 });
    });
  return tell;
}

/** What a deployment can take away from a document that was loaded before it. */
const losses = {
  'its files': [scripts, shells],
  'its content': [payloadOf(start)],
};

for (const [name, gone] of Object.entries(losses))
  test.describe(`a document has lost ${name} in a deployment when the reader`, () => {
    test('presses a button: the next document does what it says', async ({ page }) => {
      const tell = await redeploy(page, gone);
      await page.goto(start);
      const tab = page.getByRole('tab', { name: 'pnpm' }).first();
      await tab.click();
      const reloaded = page.waitForEvent('load');
      tell();
      await reloaded;
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await applicationArrived(page);
    });

    test('searches: the next document has what was typed, once', async ({ page }) => {
      const tell = await redeploy(page, gone);
      await page.goto(start);
      await page.keyboard.press('/');
      await page.keyboard.type('heart');
      const reloaded = page.waitForEvent('load');
      tell();
      await reloaded;
      const field = page.getByRole('combobox', { name: 'Search' });
      await expect(field).toHaveValue('heart');
      await page.keyboard.type(' rate');
      await expect(field).toHaveValue('heart rate');
      await expect(page.getByRole('option').first()).toHaveText(/^Heart rate/);
      await page.reload();
      // It is what would repeat the question.
      await startApplication(page);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });
  });
