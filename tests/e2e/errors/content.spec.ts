import { follow, isSameDocument, painted, startApplication } from '../support/application.ts';
import {
  errorBox,
  expectContentOf,
  expectUsableShell,
  followLink,
  openWithoutPrefetch,
  other,
  tamper,
  target,
} from '../support/failing-page.ts';
import { holdRequests, payloadOf, recordRequests, shells } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { errorsSection, firstRide, landing, radar, sensors } from '../support/versions-site.ts';

test.describe('the content of a page fails to load', () => {
  const title = 'This page did not load.';
  const failures = [
    { name: 'the network is gone', answer: 'abort' as const, message: 'the server could not be reached' },
    { name: 'the server fails', answer: { status: 500, body: '' }, message: 'the server responded with status 500' },
    {
      name: 'something else arrives',
      answer: { status: 200, body: 'Sign in to this network' },
      message: 'not the whole content of a page',
    },
  ];
  for (const { name, answer, message } of failures) {
    test(`${name}: a message, and a retry that succeeds`, async ({ page }) => {
      await openWithoutPrefetch(page);
      await page.route(payloadOf(target), (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
      await followLink(page, target);
      await expect(errorBox(page, title)).toContainText(message);
      await expect(page).toHaveTitle('This page did not load');
      const box = await errorBox(page, title).elementHandle();
      const again = page.waitForRequest(payloadOf(target));
      await page.getByRole('button', { name: 'Retry' }).click();
      await again;
      // Pressed while the answer is on its way, the button would wait for the same one.
      await expect.poll(() => box!.evaluate((element) => element.isConnected)).toBe(false);
      await expect(errorBox(page, title)).toContainText(message);
      await page.unroute(payloadOf(target));
      await page.getByRole('button', { name: 'Retry' }).click();
      await expectContentOf(page, target);
      await expect(page.locator('main')).toBeFocused();
      await expectUsableShell(page);
    });
  }

  test('a retry that fails again says so again, with its button at hand', async ({ page }) => {
    await openWithoutPrefetch(page);
    await page.route(payloadOf(target), (route) => route.abort());
    await followLink(page, target);
    const box = await errorBox(page, title).elementHandle();
    const content = await holdRequests(page, payloadOf(target));
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.click();
    await content.asked;
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    content.release();
    // Screen readers announce an alert when it is added to the page.
    await expect.poll(() => box!.evaluate((element) => element.isConnected)).toBe(false);
    await expect(errorBox(page, title)).toBeVisible();
    await expect(retry).toBeFocused();
    await expect(retry).not.toHaveAttribute('aria-busy');
  });

  test('the skip link leads to the message and asks for nothing', async ({ page }) => {
    await openWithoutPrefetch(page);
    await page.route(payloadOf(target), (route) => route.abort());
    await followLink(page, target);
    await expect(errorBox(page, title)).toBeVisible();
    const asked = recordRequests(page, payloadOf(target));
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await painted(page);
    expect(asked).toEqual([]);
    await expect(errorBox(page, title)).toBeVisible();
    // A link to a place in the missing page is one to the page.
    await page.unroute(payloadOf(target));
    await follow(page, `${target}#in-the-page`);
    await expectContentOf(page, target);
  });

  test('what surrounds a page does not come: no other section is marked as its own', async ({ page }) => {
    await openWithoutPrefetch(page);
    const current = page.locator('.navbar-items > a[aria-current]');
    await expect(current).toHaveText('Manual');
    await page.route(shells, (route) => route.fulfill({ status: 500 }));
    await follow(page, sensors);
    await expect(errorBox(page, title)).toContainText('status 500');
    await expect(current).toHaveCount(0);
    await page.unroute(shells);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(current).toHaveText('Sensors');
  });

  test('focus goes to the message, also where the address names a heading, and a retry leads to that', async ({
    page,
  }) => {
    await openWithoutPrefetch(page);
    await page.evaluate(() => (location.hash = document.querySelector('article h2')!.id));
    await page.route(payloadOf(radar), (route) => route.abort());
    await page.locator('.navbar a').first().focus();
    await follow(page, `${radar}#${errorsSection}`);
    await expect(errorBox(page, title)).toBeVisible();
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('main')).toHaveAccessibleName('This page did not load');
    expect(await page.evaluate(() => document.querySelector(':target'))).toBeNull();
    await page.unroute(payloadOf(radar));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator(`#${errorsSection}`)).toBeInViewport();
  });

  test('the link that failed can be followed again, and the shell stays usable', async ({ page }) => {
    await openWithoutPrefetch(page);
    await page.route(payloadOf(target), (route) => route.abort());
    await follow(page, target);
    await expect(errorBox(page, title)).toBeVisible();
    await page.unroute(payloadOf(target));
    await follow(page, target);
    await expectContentOf(page, target);
    await page.route(payloadOf(firstRide), (route) => route.abort());
    await follow(page, firstRide);
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
    const link = page.locator('.sidebar a[aria-current]');
    await link.focus();
    const arrived = page.waitForResponse(payloadOf(target));
    content.release();
    await (await arrived).finished();
    await painted(page);
    await expectContentOf(page, other);
    await expect(link).toBeFocused();
  });

  test('a page that is gone leads to what the server has at its address', async ({ page }) => {
    await openWithoutPrefetch(page);
    await page.route(payloadOf(target), (route) => route.fulfill({ status: 404 }));
    await page.route(`**${target}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<title>From the server</title>' }),
    );
    await followLink(page, target);
    await expect(page).toHaveTitle('From the server');
  });

  // Hosts of applications answer like this to everything they do not have; some networks do until the reader has signed in.
  const otherDocument = {
    contentType: 'text/html; charset=utf-8',
    body: '<!DOCTYPE html><title>From the server</title>',
  };
  for (const [part, asked] of [
    ['content', payloadOf(sensors)],
    ['shell', shells],
  ] as const)
    test(`a document in the place of its ${part} leads to what the server has at its address`, async ({ page }) => {
      await openWithoutPrefetch(page);
      await page.route(asked, (route) => route.fulfill(otherDocument));
      await page.route(`**${sensors}`, (route) => route.fulfill(otherDocument));
      await follow(page, sensors);
      await expect(page).toHaveTitle('From the server');
    });

  test.describe('content that is always another document', () => {
    test.use({ expectedErrors: [/not the whole content/] });

    test('leaves the page readable, and loads it again only once', async ({ page }) => {
      const documents = recordRequests(page, /^\/docs\/sensors$/);
      await page.route(payloadOf(sensors), (route) => route.fulfill(otherDocument));
      await openWithoutPrefetch(page);
      const loaded = page.waitForEvent('load');
      await follow(page, sensors);
      await loaded;
      const complaint = page.waitForEvent('console', (message) => message.text().includes('not the whole content'));
      await page.mouse.move(300, 300);
      await complaint;
      await expectContentOf(page, sensors);
      await followLink(page, radar);
      await expectContentOf(page, radar);
      expect(documents).toHaveLength(1);
    });
  });

  test('a document that is loaded instead begins at its top, and remembers its place from then on', async ({
    page,
  }) => {
    await openWithoutPrefetch(page);
    await tamper(page, payloadOf(target), (body) => body.replace(/"build":"\w+"/, '"build":"other"'));
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    const loaded = page.waitForEvent('load');
    await follow(page, target);
    await loaded;
    await page.unroute(payloadOf(target));
    await startApplication(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(await page.evaluate(() => [scrollY, history.scrollRestoration])).toEqual([0, 'auto']);
  });

  test.describe('content of another build', () => {
    test.use({ expectedErrors: [/different builds/] });

    test('reloads the document, and not again when that did not help', async ({ page }) => {
      const documents = recordRequests(page, /^\/docs\/$/);
      await tamper(page, payloadOf(landing), (body) => body.replace(/"build":"\w+"/, '"build":"other"'));
      await page.goto(landing);
      const reloaded = page.waitForEvent('load');
      await page.mouse.move(300, 300);
      await reloaded;
      const complaint = page.waitForEvent('console', (message) => message.text().includes('different builds'));
      await page.mouse.move(310, 310);
      await complaint;
      expect(documents).toHaveLength(2);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('#bad-base-url')).toHaveCount(0);
    });
  });
});
