import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { follow, openApplication } from '../support/application.ts';
import { payloadOf, setConnection, shells } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const target = '/docs/v3/';
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

for (const [part, address] of [
  ['page', payloadOf(target)],
  ['shell', shells],
] as const) {
  test(`a ${part} that is cut off on its way: a message, and a retry that succeeds`, async ({ page }) => {
    await setConnection(page, { saveData: true });
    await openApplication(page, '/docs/');
    await page.route(address, (route) => route.continue({ url: cutOff }));
    await follow(page, target);
    const message = page.locator('main [role=alert]');
    await expect(message).toContainText('The page could not be loaded: the connection was interrupted.');
    await page.unroute(address);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(message).toHaveCount(0);
    await expect(page.locator('.sidebar a').first()).toHaveAttribute('href', /^\/docs\/v3\//);
  });
}

test('a shell that is something else: a message, and a retry that succeeds', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await openApplication(page, '/docs/');
  await page.route(shells, (route) => route.fulfill({ body: '<!DOCTYPE html><p>Sign in to this network' }));
  await follow(page, target);
  const message = page.locator('main [role=alert]');
  await expect(message).toContainText('the response is not the content of a page');
  await page.unroute(shells);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(message).toHaveCount(0);
});
