import { follow, isSameDocument, markDocument, openApplication, painted } from './support/application.ts';
import { holdRequests, payloadOf, setConnection } from './support/network.ts';
import { expect, test } from './support/test.ts';

const setup = '/docs/getting-started/environment-setup';
const workflow = '/docs/basics/workflow';

test('content of another deployment, for a page that the reader has given up, reloads nothing', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await openApplication(page, '/docs/');
  await markDocument(page);
  const build = await page.locator('#root').getAttribute('data-build');
  await page.route(payloadOf(setup), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(build!, 'redeployed') });
  });
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
