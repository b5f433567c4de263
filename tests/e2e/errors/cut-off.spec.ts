import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { follow, openApplication } from '../support/application.ts';
import { expectContentOf, tamper } from '../support/failing-page.ts';
import { payloadOf, setConnection, shells } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { landing } from '../support/versions-site.ts';

const target = '/docs/v2/';
let cutOff: string;
let close: () => void;

/** Promises more than it sends. */
test.beforeAll(async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/x-component', 'content-length': 1000 });
    response.write('0:{', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  cutOff = `http://localhost:${(server.address() as AddressInfo).port}/`;
  close = () => server.close();
});
test.afterAll(() => close());

const parts = [
  ['page', payloadOf(target)],
  ['shell', shells],
] as const;

/** The failure says why, and a retry with the whole answer succeeds. */
async function expectRetry(page: Page, address: RegExp, reason: string): Promise<void> {
  const message = page.locator('main [role=alert]');
  await expect(message).toContainText(reason);
  await page.unroute(address);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(message).toHaveCount(0);
}

for (const [part, address] of parts) {
  test(`a ${part} that is cut off on its way: a message, and a retry that succeeds`, async ({ page }) => {
    await setConnection(page, { saveData: true });
    await openApplication(page, landing);
    await page.route(address, (route) => route.continue({ url: cutOff }));
    await follow(page, target);
    await expectRetry(page, address, 'The page could not be loaded: the connection was interrupted.');
    await expect(page.locator('.sidebar a').first()).toHaveAttribute('href', /^\/docs\/v2\//);
  });
}

/** What arrives of an answer whose rest got lost without anybody noticing, on its way through a proxy for example. */
const cuts = [
  ['half of it', (body: string) => body.slice(0, body.length / 2)],
  ['nearly all of it', (body: string) => body.slice(0, body.length * 0.97)],
  ['all but the last byte', (body: string) => body.slice(0, -1)],
] as const;

for (const [part, address] of parts)
  for (const [amount, cut] of cuts) {
    test.describe(`of a ${part} only ${amount} arrives, as if it were whole`, () => {
      test.use({ expectedErrors: [/The page could not be loaded/] });

      test('on a navigation: a message, and a retry that succeeds', async ({ page }) => {
        await setConnection(page, { saveData: true });
        await openApplication(page, landing);
        await tamper(page, address, cut);
        await follow(page, target);
        await expectRetry(page, address, 'the response is not the whole content of a page');
        await expectContentOf(page, target);
      });

      test('on the first load: the document stays', async ({ page }) => {
        await tamper(page, address, cut);
        await page.goto(target);
        const complaint = page.waitForEvent('console', (message) => message.type() === 'error');
        await page.mouse.move(300, 300);
        await complaint;
        await expectContentOf(page, target);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    });
  }

test('a shell that is something else: a message, and a retry that succeeds', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await openApplication(page, landing);
  await page.route(shells, (route) => route.fulfill({ body: '<!DOCTYPE html><p>Sign in to this network' }));
  await follow(page, target);
  const message = page.locator('main [role=alert]');
  await expect(message).toContainText('the response is not the whole content of a page');
  await page.unroute(shells);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(message).toHaveCount(0);
});
