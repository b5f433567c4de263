import { follow, openApplication, painted } from '../support/application.ts';
import {
  errorBox,
  expectContentOf,
  expectUsableShell,
  followLink,
  openWithoutPrefetch,
  tamper,
  target,
} from '../support/failing-page.ts';
import { payloadOf, shells } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { firstRide } from '../support/versions-site.ts';

test.describe('a rendering error', () => {
  test.use({ expectedErrors: [/TypeError|reading '/] });
  const title = 'This page crashed.';
  const breakPage = (body: string) => body.replace(/"toc":\[[^\]]*\]/, '"toc":null');

  test('a message, and another try that recovers when the cause is gone; the shell stays usable', async ({ page }) => {
    await openWithoutPrefetch(page);
    await tamper(page, payloadOf(target), breakPage);
    await followLink(page, target);
    await expect(errorBox(page, title)).toContainText("reading 'length'");
    await expect(page.locator('.sidebar a[aria-current=page]')).toHaveAttribute('href', target);
    const again = page.waitForResponse(payloadOf(target));
    await page.getByRole('button', { name: 'Try again' }).click();
    await (await again).finished();
    await painted(page);
    await expect(errorBox(page, title)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.unroute(payloadOf(target));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectContentOf(page, target);
    await expectUsableShell(page);
    // Also while the message is shown.
    await tamper(page, payloadOf(firstRide), breakPage);
    await follow(page, firstRide);
    await expect(errorBox(page, title)).toBeVisible();
    await expectUsableShell(page);
  });

  test('one on the first page does not leave it empty', async ({ page }) => {
    await tamper(page, payloadOf(target), breakPage);
    await openApplication(page, target);
    await expect(errorBox(page, title)).toBeVisible();
    await page.unroute(payloadOf(target));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectContentOf(page, target);
  });

  test('one in the shell shows the message, too', async ({ page }) => {
    await tamper(page, shells, (body) => body.replace(/"sidebar":\[\{/, '"sidebar":[null,{'));
    await openApplication(page, target);
    await expect(page.getByRole('alert')).toContainText(title);
    await page.unroute(shells);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectContentOf(page, target);
    await expect(page.locator('.sidebar a').first()).toBeVisible();
  });
});
