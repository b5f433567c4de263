import { openApplication } from '../support/application.ts';
import { errorBox, followLink, other } from '../support/failing-page.ts';
import { type Fault, type MisbehavingHost, startMisbehavingHost } from '../support/misbehaving-host.ts';
import { payloadOf, scripts, setConnection } from '../support/network.ts';
import { test as base, expect } from '../support/test.ts';
import { landing, mounting, titles } from '../support/versions-site.ts';

// What other tests of this folder do to single answers in the browser, a host does here to its connections.

const test = base.extend<{ host: MisbehavingHost }>({
  async host({ baseURL }, use) {
    const host = await startMisbehavingHost(baseURL!);
    await use(host);
    host.close();
  },
});

const reasons: Partial<Record<Fault, string>> = {
  cut: 'the connection was interrupted',
  halved: 'not the whole content of a page',
  gone: 'the server could not be reached',
};

for (const [fault, reason] of Object.entries(reasons) as [Fault, string][])
  test(`the content of a page is ${fault}: a message, and a retry that succeeds`, async ({ page, host }) => {
    await setConnection(page, { saveData: true });
    await openApplication(page, host.address + landing);
    host.misbehave(payloadOf(mounting), fault);
    await followLink(page, mounting);
    await expect(errorBox(page, 'This page did not load.')).toContainText(reason);
    host.mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('main h1')).toHaveText(titles.mounting);
  });

test('the content of a page is replaced: its document is shown', async ({ page, host }) => {
  await setConnection(page, { saveData: true });
  await openApplication(page, host.address + landing);
  host.misbehave(payloadOf(mounting), 'replaced');
  await followLink(page, mounting);
  await expect(page.locator('main h1')).toHaveText(titles.mounting);
});

test('the content of a page never comes: the old page stays, and other links work', async ({ page, host }) => {
  await setConnection(page, { saveData: true });
  await openApplication(page, host.address + landing);
  const before = await page.locator('main h1').textContent();
  host.misbehave(payloadOf(mounting), 'silent');
  const asked = page.waitForRequest(payloadOf(mounting));
  await followLink(page, mounting);
  await asked;
  await expect(page.locator('main h1')).toHaveText(before!);
  await followLink(page, other);
  await expect(page).toHaveURL(host.address + other);
  await expect(page.locator('main h1')).not.toHaveText(before!);
});

for (const fault of ['cut', 'replaced', 'gone'] as const)
  test.describe(`the application is ${fault}`, () => {
    test.use({ expectedErrors: [/dynamically imported module|MIME type|Unexpected end of input|SyntaxError/] });

    test('the page can be read, and its links lead to documents', async ({ page, host }) => {
      host.misbehave(scripts, fault);
      await page.goto(host.address + mounting);
      const complaint = page.waitForEvent('console', (message) => message.type() === 'error');
      await page.mouse.move(300, 300);
      await complaint;
      await expect(page.locator('main h1')).toHaveText(titles.mounting);
      await followLink(page, other);
      await expect(page).toHaveURL(host.address + other);
    });
  });
