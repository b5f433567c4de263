import { applicationArrived, follow, openApplication, painted, startApplication } from '../support/application.ts';
import { holdRequests, payloadOf, scripts } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { firstRide, heartRate, titles, weather } from '../support/versions-site.ts';

test.describe('after a reload, when the browser keeps the document for both', () => {
  test('back, before any move, leads to the page of the address', async ({ page }) => {
    await openApplication(page, heartRate);
    await follow(page, firstRide);
    await expect(page).toHaveTitle(/first ride/i);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveTitle(/^Heart rate/);
    await expect(page.locator('main h1')).toHaveText(titles.heartRate);
    await page.locator(`.sidebar a[href="${weather}"]`).click();
    await expect(page).toHaveTitle(/^Weather /);
  });

  test('back, while the scripts are on their way, too', async ({ page }) => {
    await openApplication(page, heartRate);
    await follow(page, firstRide);
    await expect(page).toHaveTitle(/first ride/i);
    const slow = await holdRequests(page, scripts);
    await page.reload();
    const started = startApplication(page);
    await slow.asked;
    await page.goBack();
    slow.release();
    await started;
    await expect(page.locator('main h1')).toHaveText(titles.heartRate);
  });

  test('back, and forward again while that page is on its way, leads to where it began', async ({ page }) => {
    await openApplication(page, heartRate);
    await follow(page, firstRide);
    await expect(page).toHaveTitle(/first ride/i);
    await page.reload();
    const content = await holdRequests(page, payloadOf(heartRate));
    await page.goBack();
    await content.asked;
    await applicationArrived(page);
    await page.goForward();
    const arrived = page.waitForResponse(payloadOf(heartRate));
    content.release();
    await (await arrived).finished();
    await painted(page);
    await expect(page).toHaveURL(firstRide);
    await expect(page).toHaveTitle(/first ride/i);
    await expect(page.locator('main h1')).toHaveText(/first ride/i);
  });

  test('back from a page that is missing, too', async ({ page }) => {
    await openApplication(page, heartRate);
    await follow(page, '/docs/sensors/heart-rat');
    await expect(page.locator('main h1')).toHaveText('Page not found');
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText(titles.heartRate);
  });
});
