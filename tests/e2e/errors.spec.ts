import { openApplication, painted } from './support/application.ts';
import { errorBox, expectContentOf, expectUsableShell, followLink, openWithoutPrefetch, other, tamper, target } from './support/failing.ts';
import { holdRequests, payloadOf, shells } from './support/network.ts';
import { expect, test } from './support/test.ts';

test.describe('the content of a page fails to load', () => {
  const title = 'This page did not load.';
  const failures = [
    { name: 'the network is gone', answer: 'abort' as const, message: 'the network did not answer' },
    { name: 'the server fails', answer: { status: 500, body: '' }, message: 'the server answered 500' },
    { name: 'something else arrives', answer: { status: 200, body: '<!DOCTYPE html><p>Sign in to this network' }, message: 'not the content of a page' },
  ];
  for (const { name, answer, message } of failures) {
    test(`${name}: a message, and a retry that succeeds`, async ({ page }) => {
      await openWithoutPrefetch(page);
      await page.route(payloadOf(target), (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
      await followLink(page, target);
      await expect(errorBox(page, title)).toContainText(message);
      const again = page.waitForRequest(payloadOf(target));
      await page.getByRole('button', { name: 'Retry' }).click();
      await again;
      await expect(errorBox(page, title)).toContainText(message);
      await page.unroute(payloadOf(target));
      await page.getByRole('button', { name: 'Retry' }).click();
      await expectContentOf(page, target);
      await expect(page.locator('main')).toBeFocused();
      await expectUsableShell(page);
    });
  }

  test('the shell stays usable', async ({ page }) => {
    await openWithoutPrefetch(page);
    await page.route(payloadOf(target), (route) => route.abort());
    await followLink(page, target);
    await expect(errorBox(page, title)).toBeVisible();
    await expectUsableShell(page);
  });

  test('a late retry does not replace the page the reader has gone to', async ({ page }) => {
    await openWithoutPrefetch(page);
    await page.route(payloadOf(target), (route) => route.abort(), { times: 1 });
    await followLink(page, target);
    await expect(errorBox(page, title)).toBeVisible();
    const content = await holdRequests(page, payloadOf(target));
    await page.getByRole('button', { name: 'Retry' }).click();
    await content.asked;
    await followLink(page, other);
    await expectContentOf(page, other);
    const arrived = page.waitForResponse(payloadOf(target));
    content.release();
    await (await arrived).finished();
    await painted(page);
    await expectContentOf(page, other);
  });

  test('a page that is gone leads to what the server has at its address', async ({ page }) => {
    await openWithoutPrefetch(page);
    await page.route(payloadOf(target), (route) => route.fulfill({ status: 404 }));
    await page.route(`**${target}`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<title>From the server</title>' }));
    await followLink(page, target);
    await expect(page).toHaveTitle('From the server');
  });

  test.describe('content of another build', () => {
    test.use({ expectedErrors: [/different builds/] });

    test('reloads the document, and not again when that did not help', async ({ page }) => {
      let documents = 0;
      page.on('request', (request) => request.isNavigationRequest() && documents++);
      await tamper(page, payloadOf('/docs/'), (body) => body.replace(/"build":"\w+"/, '"build":"other"'));
      await page.goto('/docs/');
      const reloaded = page.waitForEvent('load');
      await page.mouse.move(300, 300);
      await reloaded;
      const complaint = page.waitForEvent('console', (message) => message.text().includes('different builds'));
      await page.mouse.move(310, 310);
      await complaint;
      expect(documents).toBe(2);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('#bad-base-url')).toHaveCount(0);
    });
  });
});

test.describe('a rendering error', () => {
  test.use({ expectedErrors: [/TypeError|reading '/] });
  const title = 'This page crashed.';
  const breakPage = (body: string) => body.replace(/"toc":\[[^\]]*\]/, '"toc":null');

  test('a message, and another try that recovers when the cause is gone', async ({ page }) => {
    await openWithoutPrefetch(page);
    await tamper(page, payloadOf(target), breakPage);
    await followLink(page, target);
    await expect(errorBox(page, title)).toContainText("reading 'length'");
    const again = page.waitForResponse(payloadOf(target));
    await page.getByRole('button', { name: 'Try again' }).click();
    await (await again).finished();
    await painted(page);
    await expect(errorBox(page, title)).toBeVisible();
    await page.unroute(payloadOf(target));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectContentOf(page, target);
    await expectUsableShell(page);
  });

  test('the shell stays usable', async ({ page }) => {
    await openWithoutPrefetch(page);
    await tamper(page, payloadOf(target), breakPage);
    await followLink(page, target);
    await expect(errorBox(page, title)).toBeVisible();
    await expect(page.locator('.sidebar a[aria-current=page]')).toHaveAttribute('href', target);
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
  });
});
