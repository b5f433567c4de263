import type { Page } from '@playwright/test';
import { follow, isSameDocument, painted } from '../support/application.ts';
import { openWithoutPrefetch, tamper } from '../support/failing-page.ts';
import { holdRequests, payloadOf } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const setup = '/docs/getting-started/environment-setup';
const workflow = '/docs/basics/workflow';

/** Opens the landing page; the content of `setup` is from a new build. */
async function openBeforeDeployment(page: Page): Promise<void> {
  await openWithoutPrefetch(page);
  await tamper(page, payloadOf(setup), (body) => body.replace(/"build":"\w+"/, '"build":"other"'));
}

test.describe('content of another deployment', () => {
  test('leads to a full load', async ({ page }) => {
    await openBeforeDeployment(page);
    await follow(page, setup);
    await expect(page).toHaveTitle(/^Environment/);
    expect(new URL(page.url()).pathname).toBe(setup);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('reloads nothing if the reader has given up the page', async ({ page }) => {
    await openBeforeDeployment(page);
    const slow = await holdRequests(page, payloadOf(setup));
    await follow(page, setup);
    await slow.asked;
    await follow(page, workflow);
    await expect(page).toHaveTitle(/workflow/i);
    const arrived = page.waitForResponse(payloadOf(setup));
    slow.release();
    await (await arrived).finished();
    await painted(page);
    // Once more, so that a reload would have had the time.
    await follow(page, '/docs/');
    await expect(page).not.toHaveTitle(/workflow/i);
    expect(await isSameDocument(page)).toBe(true);
  });
});
