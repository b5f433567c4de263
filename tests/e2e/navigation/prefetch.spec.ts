import { follow, openApplication } from '../support/application.ts';
import { payloadEnd } from '../../../packages/pagewright/src/contract/payload-end.ts';
import { payloadOf, payloads, quiet, recordRequests, setConnection, shells } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, inVersion, landing, mounting, onlyInV1, questions, unlisted } from '../support/versions-site.ts';

test.describe('prefetch', () => {
  test('the content of links in view is fetched, once each', async ({ page }) => {
    const requests = recordRequests(page, payloads);
    await openApplication(page, landing);
    await expect.poll(() => requests).toContain(`${questions}.rsc.txt`);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await quiet(page);
    expect(requests).toHaveLength(new Set(requests).size);
  });

  test('the next page is fetched first, and then no more than a visit is worth', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 4000 });
    // More than half of what is fetched ahead at once; the other half is for links that the pointer heads for.
    const large = { body: `${'x'.repeat(60_000)}${payloadEnd}` };
    await page.route(payloads, (route) => {
      const { pathname } = new URL(route.request().url());
      return shells.test(pathname) || payloadOf(landing).test(pathname) ? route.fallback() : route.fulfill(large);
    });
    const requests = recordRequests(page, payloads);
    await openApplication(page, landing);
    const next = await page.locator('a[rel=next]').getAttribute('href');
    await expect.poll(() => requests.filter((path) => payloadOf(next!).test(path))).toHaveLength(1);
    await quiet(page);
    expect(requests.filter((path) => !shells.test(path) && !payloadOf(landing).test(path))).toHaveLength(1);
  });

  test('links out of view wait until they come into it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    const requests = recordRequests(page, payloads);
    await openApplication(page, mounting);
    await expect.poll(() => requests.length).toBeGreaterThan(3);
    await quiet(page);
    expect(requests).not.toContain(`${unlisted}.rsc.txt`);
    await page.locator(`article a[href="${unlisted}"]`).scrollIntoViewIfNeeded();
    await expect.poll(() => requests).toContain(`${unlisted}.rsc.txt`);
  });

  for (const act of ['hover', 'focus'] as const) {
    test(`a link under the ${act === 'hover' ? 'pointer' : 'focus'} is fetched before the click`, async ({ page }) => {
      // Nothing counts as in view, so only the pointer and the focus are left.
      await page.addInitScript(
        () =>
          (window.IntersectionObserver = class {
            observe() {}
            unobserve() {}
            disconnect() {}
          } as unknown as typeof IntersectionObserver),
      );
      const requests = recordRequests(page, payloads);
      await openApplication(page, landing);
      const link = page.locator(`.sidebar a[href="${questions}"]`);
      await link[act]();
      await expect.poll(() => requests.filter((path) => path === `${questions}.rsc.txt`)).toHaveLength(1);
      await page.locator('main').hover();
      await link[act]();
      await link.click();
      await expect(page).toHaveTitle(/questions/i);
      expect(requests.filter((path) => path === `${questions}.rsc.txt`)).toHaveLength(1);
    });
  }

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    test(`nothing is fetched ahead with ${JSON.stringify(connection)}, and a click works`, async ({ page }) => {
      await setConnection(page, connection);
      const requests = recordRequests(page, payloads);
      await openApplication(page, landing);
      const link = page.locator(`.sidebar a[href="${questions}"]`);
      await link.hover();
      await link.focus();
      await quiet(page);
      expect(requests.filter((path) => !shells.test(path))).toEqual(['/docs/index.rsc.txt']);
      await link.click();
      await expect(page).toHaveTitle(/questions/i);
    });
  }

  test('what the connection allows is asked each time', async ({ page }) => {
    await setConnection(page, { saveData: true });
    const saveData = (value: boolean) =>
      page.evaluate(
        (saves) => Object.assign((navigator as { connection?: object }).connection!, { saveData: saves }),
        value,
      );
    const requests = recordRequests(page, payloads);
    await openApplication(page, landing);
    const links = page.locator('.sidebar');
    await links.locator(`a[href="${questions}"]`).hover();
    await quiet(page);
    expect(requests).not.toContain(`${questions}.rsc.txt`);
    await saveData(false);
    await page.locator('main').hover();
    await links.locator(`a[href="${questions}"]`).hover();
    await expect.poll(() => requests).toContain(`${questions}.rsc.txt`);
    await saveData(true);
    await quiet(page);
    const before = requests.length;
    await follow(page, questions);
    await expect(page).toHaveTitle(/questions/i);
    await page.locator('main a[href^="/docs/"]:visible').first().hover();
    await quiet(page);
    expect(requests).toHaveLength(before);
  });

  test('what failed is not asked for again before it is wanted', async ({ page }) => {
    let failures = 0;
    await page.route(new RegExp(`${questions}\\.rsc\\.txt$`), async (route) => {
      failures++;
      await route.abort();
    });
    const requests = recordRequests(page, payloads);
    await openApplication(page, landing);
    await expect.poll(() => failures).toBe(1);
    // Anything new on the page has the links looked at again: a new one is fetched.
    for (const path of [inVersion('v1', heartRate), onlyInV1, inVersion('v2', heartRate)]) {
      await page.evaluate((href) => {
        document.body.prepend(Object.assign(document.createElement('a'), { href, textContent: href }));
      }, path);
      await expect.poll(() => requests).toContain(`${path}.rsc.txt`);
      await quiet(page);
    }
    expect(failures).toBe(1);
  });

  test('a failed prefetch does not spoil the click', async ({ page }) => {
    let failures = 0;
    await page.route(new RegExp(`${questions}\\.rsc\\.txt$`), (route) =>
      failures++ === 0 ? route.abort() : route.fallback(),
    );
    await openApplication(page, landing);
    await expect.poll(() => failures).toBe(1);
    await page.locator(`.sidebar a[href="${questions}"]`).click();
    await expect(page).toHaveTitle(/questions/i);
  });
});
