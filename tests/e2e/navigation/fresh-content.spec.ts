import { openApplication } from '../support/application.ts';
import { tamper } from '../support/failing-page.ts';
import { payloadOf, recordRequests, setConnection } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { inVersion, landing, questions, tool } from '../support/versions-site.ts';

/** No link on the landing page leads there. */
const elsewhere = inVersion('v1', tool);

test.describe('a tab that stays open', () => {
  test('shows content that has changed meanwhile', async ({ page }) => {
    await setConnection(page, { saveData: true });
    await page.clock.install();
    await openApplication(page, landing);
    const link = page.locator(`.sidebar a[href="${questions}"]`);
    const title = page.locator('main h1');
    await link.click();
    await expect(title).toHaveText(/questions/i);
    await tamper(page, payloadOf(questions), (body) => body.replace(/"title":"[^"|]*"/, '"title":"Answers"'));
    await page.goBack();
    await expect(title).not.toHaveText(/questions/i);
    await page.clock.fastForward('10:00');
    await link.click();
    await expect(title).toHaveText('Answers');
  });

  test('fetches it before the click', async ({ page }) => {
    await page.clock.install();
    const requests = recordRequests(page, payloadOf(questions));
    await openApplication(page, landing);
    await expect.poll(() => requests).toHaveLength(1);
    await page.clock.fastForward('10:00');
    const link = page.locator(`.sidebar a[href="${questions}"]`);
    await link.hover();
    await expect.poll(() => requests).toHaveLength(2);
    await link.click();
    await expect(page).toHaveTitle(/questions/i);
    expect(requests).toHaveLength(2);
  });

  test('does not fetch visible links again', async ({ page }) => {
    await page.clock.install();
    const requests = recordRequests(page, payloadOf(questions));
    const added = recordRequests(page, payloadOf(elsewhere));
    await openApplication(page, landing);
    await expect.poll(() => requests).toHaveLength(1);
    await page.clock.fastForward('10:00');
    // A new link is noticed together with those that were there before.
    await page.locator('main h1').evaluate((title, href) => {
      title.append(Object.assign(document.createElement('a'), { href, textContent: 'new' }));
    }, elsewhere);
    await expect.poll(() => added).toHaveLength(1);
    await page.clock.runFor(5000);
    expect(requests).toHaveLength(1);
  });
});
