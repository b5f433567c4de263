import type { Page } from '@playwright/test';
import { follow, isSameDocument, painted } from '../support/application.ts';
import { openWithoutPrefetch, tamper } from '../support/failing-page.ts';
import { holdRequests, payloadOf } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { firstRide, landing, mounting } from '../support/versions-site.ts';

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
