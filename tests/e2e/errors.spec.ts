import type { Page } from '@playwright/test';
import {
  follow,
  isSameDocument,
  markDocument,
  openApplication,
  painted,
  startApplication,
} from './support/application.ts';
import { holdRequests, payloadOf, scripts, setConnection, shells } from './support/network.ts';
import { expect, test } from './support/test.ts';

const target = '/docs/getting-started/environment-setup';
const other = '/docs/getting-started';
const styles = /\/assets\/.*\.css$/;

/** Opens the landing page without anything fetched ahead, so that the next click asks the server. */
async function openWithoutPrefetch(page: Page): Promise<void> {
  await setConnection(page, { saveData: true });
  await openApplication(page, '/docs/');
  await markDocument(page);
}

const errorBox = (page: Page, title: string) => page.locator('main [role=alert]', { hasText: title });
const followLink = (page: Page, path: string) => page.locator(`.sidebar a[href="${path}"]`).click();

/** The page shows what the server's document at this address shows. */
async function expectContentOf(page: Page, path: string): Promise<void> {
  const document = await (await page.request.get(path)).text();
  await expect(page.locator('main h1')).toHaveText(/<h1>(.*?)<\/h1>/.exec(document)![1]!);
}

async function expectUsableShell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Community' }).click();
  await expect(page.locator('.menu-panel:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  await followLink(page, other);
  await expectContentOf(page, other);
  expect(await isSameDocument(page)).toBe(true);
}

/** Changes the answer to requests on its way to the page. */
async function tamper(page: Page, url: RegExp, change: (body: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const changed = change(body);
    expect(changed, 'the tampered answer').not.toBe(body);
    await route.fulfill({ response, body: changed });
  });
}

test.describe('the content of a page fails to load', () => {
  const title = 'This page did not load.';
  const failures = [
    { name: 'the network is gone', answer: 'abort' as const, message: 'the server could not be reached' },
    { name: 'the server fails', answer: { status: 500, body: '' }, message: 'the server responded with status 500' },
    {
      name: 'something else arrives',
      answer: { status: 200, body: '<!DOCTYPE html><p>Sign in to this network' },
      message: 'not the content of a page',
    },
  ];
  for (const { name, answer, message } of failures) {
    test(`${name}: a message, and a retry that succeeds`, async ({ page }) => {
      await openWithoutPrefetch(page);
      await page.route(payloadOf(target), (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
      await followLink(page, target);
      await expect(errorBox(page, title)).toContainText(message);
      await expect(page).toHaveTitle('This page did not load');
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

  test('a retry leads to the heading that the address names', async ({ page }) => {
    await openWithoutPrefetch(page);
    await page.route(payloadOf('/docs/apis/app'), (route) => route.abort());
    await follow(page, '/docs/apis/app#getlaunchurl');
    await expect(errorBox(page, title)).toBeVisible();
    await page.unroute(payloadOf('/docs/apis/app'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('#getlaunchurl')).toBeInViewport();
  });

  test('the link that failed can be followed again', async ({ page }) => {
    await openWithoutPrefetch(page);
    await page.route(payloadOf(target), (route) => route.abort());
    await follow(page, target);
    await expect(errorBox(page, title)).toBeVisible();
    await page.unroute(payloadOf(target));
    await follow(page, target);
    await expectContentOf(page, target);
  });

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
    await page.unroute(shells);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectContentOf(page, target);
    await expect(page.locator('.sidebar a').first()).toBeVisible();
  });
});

test.describe('the home page arrives without its scripts or styles', () => {
  test.use({ expectedErrors: [/Failed to fetch dynamically imported module|MIME/] });
  const banner = (page: Page) => page.locator('#bad-base-url');

  test('without styles: a banner with the suggested baseUrl', async ({ page }) => {
    await page.route(styles, (route) => route.abort());
    await page.goto('/docs/');
    await expect(banner(page)).toContainText('did not load properly');
    await expect(banner(page)).toContainText('baseUrl');
    await expect(banner(page)).toContainText(/try \/docs\/$/);
  });

  test('without scripts: the same banner once they are wanted; the page stays a document', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/docs/');
    await expect(banner(page)).toHaveCount(0);
    await page.mouse.move(300, 300);
    await expect(banner(page)).toContainText('baseUrl');
    await page.locator('.sidebar a[href="/docs/getting-started"]').click();
    await expect(page).toHaveURL(/\/docs\/getting-started$/);
  });

  test('the banners go once the scripts are there', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/docs/');
    await page.getByRole('button', { name: /^Search/ }).click();
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('#no-application')).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: /^Search/ }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('#no-application')).toHaveCount(0);
  });

  test('at another path than it was built for: that path is suggested', async ({ page, baseURL }) => {
    await page.route('**/elsewhere/', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}/docs/` }) }),
    );
    await page.route(styles, (route) => route.abort());
    await page.goto('/elsewhere/');
    await expect(banner(page)).toContainText('it is /docs/');
    await expect(banner(page)).toContainText(/try \/elsewhere\/$/);
  });

  test('is neither in the served text nor on other pages nor on a good load', async ({ page, request }) => {
    const served = await (await request.get('/docs/')).text();
    expect(served.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain('did not load properly');
    await openApplication(page, '/docs/');
    await expect(banner(page)).toHaveCount(0);
    await page.route(styles, (route) => route.abort());
    await page.goto('/docs/getting-started');
    await expect(banner(page)).toHaveCount(0);
  });

  test('a click that needs the application says that it did not come, and a reload mends it', async ({ page }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto('/docs/getting-started');
    await page.mouse.move(300, 300);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('alert')).toContainText('Reload the page');
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.unroute(scripts);
    await page.reload();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('scripts that come at the second try bring the application; moves wait a while for it', async ({ page }) => {
    let blocked = true;
    let asked = 0;
    await page.route(scripts, (route) => {
      asked++;
      return blocked ? route.abort() : route.continue();
    });
    await page.clock.install();
    await page.goto('/docs/getting-started');
    const failure = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && message.text().includes('dynamically imported'),
    );
    await page.mouse.move(300, 300);
    await failure;
    const askedFirst = asked;
    for (let step = 0; step < 20; step++) await page.mouse.move(300 + step, 300);
    expect(asked).toBe(askedFirst);
    blocked = false;
    await page.clock.fastForward(6000);
    await startApplication(page);
  });
});

test.describe('hostile input does no harm', () => {
  test('stored values', async ({ page }) => {
    await page.addInitScript(() => {
      const evil = '<img src=x onerror="window.harmed = true">"\'`]}\\u0000';
      const keys = [
        'color-mode',
        'announcement-dismissed',
        'preferred-version.default',
        'recent-searches',
        'tab.package-manager',
        'tab.platform',
      ];
      for (const key of keys) localStorage.setItem(`docs.${key}`, evil);
    });
    await openApplication(page, '/docs/getting-started');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('.announcement')).toBeVisible();
    await expect(page.locator('[role=tab][aria-selected=true]').first()).toBeVisible();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });

  for (const path of [
    '/docs/%E0%A4%A',
    '/docs/..%2f..%2fetc%2fpasswd',
    `/docs/${'x'.repeat(3000)}`,
    '/docs/%00',
    '/docs/getting-started/nothing',
  ]) {
    test(`an address such as ${path.slice(0, 40)} is the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      await startApplication(page);
      await expect(page.locator('main h1')).toHaveText('Page not found');
    });
  }
});
