import type { Page } from '@playwright/test';
import { openApplication, painted } from '../support/application.ts';
import { holdRequests, recordRequests } from '../support/network.ts';
import { hrefs, search, searchIndex } from '../support/search.ts';
import { storeBefore } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { heartRate, inVersion, landing, mounting, query, radar, sensors, tool } from '../support/versions-site.ts';

const title = (page: Page) => page.getByRole('heading', { name: 'Pages with a similar URL' });
const card = (page: Page) => page.locator('main .match-card a');
const similar = (page: Page) =>
  page.locator('main .match-card:has-text("Did you mean") a, main h2:has-text("similar URL") + ul a');

test.describe('similar pages on the not-found page', () => {
  for (const [path, wanted] of [
    ['/docs/sensors/hart-rate', heartRate],
    ['/docs/plugins/radar.html', radar],
    ['/docs/v2/sensor/heart-rate', inVersion('v2', heartRate)],
    ['/docs/v1/heart-rate/index.html', inVersion('v1', heartRate)],
    ['/docs/heart%20rate', heartRate],
    ['/docs/docs/start/mount', mounting],
  ] as const)
    test(`${path} is taken for ${wanted}`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response!.status()).toBe(404);
      // Before any input.
      await expect(similar(page).first()).toBeVisible();
      expect((await hrefs(similar(page))).slice(0, 5)).toContain(wanted);
      await page.locator(`main a[href="${wanted}"]`).first().click();
      await expect(page).toHaveURL((url) => url.pathname === wanted);
    });

  test('are of the preferred version where the address has none', async ({ page }) => {
    await storeBefore(page, { 'docs.preferred-version.default': 'v2' });
    const requests = recordRequests(page, searchIndex);
    await openApplication(page, '/docs/nothing/heart-rate');
    await expect(similar(page).first()).toHaveAttribute('href', /^\/docs\/v2\//);
    expect(requests).toEqual(['/docs/search-index/v2/index.json']);
    await openApplication(page, '/docs/v1/nothing/heart-rate');
    await expect(similar(page).first()).toHaveAttribute('href', /^\/docs\/v1\//);
    expect(requests).toEqual(['/docs/search-index/v2/index.json', '/docs/search-index/v1/index.json']);
  });

  test('are not made up', async ({ page }) => {
    // Five documents, and a search in each.
    test.slow();
    for (const path of [
      '/docs/zzzzzz',
      '/docs/nonsense',
      '/docs/%E0%A4%A',
      '/docs/%F0%9F%8E%89',
      `/docs/${'zq'.repeat(1500)}`,
    ]) {
      await openApplication(page, path);
      // Questions are answered one after the other: once this one is, that of the page was.
      await search(page, query);
      await painted(page);
      await page.keyboard.press('Escape');
      await expect(title(page), path).toHaveCount(0);
      await expect(card(page).locator('..')).toHaveText(/^Start here/);
      await expect(page.getByRole('heading', { name: 'You might be looking for' })).toBeVisible();
    }
  });

  test('are above the other ways on, which are shown only then: nothing moves that can be pressed', async ({
    page,
  }) => {
    const index = await holdRequests(page, searchIndex);
    await openApplication(page, '/docs/sensors/hart-rate');
    const field = page.locator('main input[type=search]');
    const other = page.locator('main h2:has-text("You might be") + ul a').first();
    await index.asked;
    const before = await field.boundingBox();
    await expect(other).toBeHidden();
    index.release();
    await expect(title(page)).toBeVisible();
    await expect(other).toBeVisible();
    await expect(page.locator('main h2')).toHaveText(['Pages with a similar URL', 'You might be looking for']);
    expect(await field.boundingBox()).toEqual(before);
  });

  test.describe('cannot be known without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('and the other ways on are there', async ({ page }) => {
      await page.goto('/docs/sensors/hart-rate');
      await expect(page.getByRole('heading', { name: 'You might be looking for' })).toBeVisible();
      await expect(page.locator('main .match-card')).toBeHidden();
    });
  });

  test('that cannot be looked up are not missed', async ({ page }) => {
    await page.route(searchIndex, (route) => route.fulfill({ status: 503 }));
    const answered = page.waitForResponse(searchIndex);
    await openApplication(page, '/docs/sensors/hart-rate');
    await answered;
    await expect(page.getByRole('heading', { name: 'You might be looking for' })).toBeVisible();
    await expect(title(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the best one is a card, above all else, with the drawing of the site', async ({ page }) => {
    await page.goto('/docs/sensors/hart-rate');
    await expect(page.locator('main .match-card')).toHaveText(/^Did you mean./);
    await expect(card(page)).toHaveAttribute('href', heartRate);
    await expect(page.locator('main a').first()).toHaveAttribute('href', heartRate);
    await expect(page.locator('main .illustration svg')).toBeVisible();
  });

  test('the card says what its page says of itself', async ({ page, request }) => {
    const [, said] = /<meta name="description" content="([^"]+)"/.exec(await (await request.get(radar)).text())!;
    await page.goto('/docs/tools/radar');
    await expect(card(page)).toHaveAttribute('href', radar);
    await expect(page.locator('main .match-card > span').last()).toHaveText(said!);
  });

  test('of ends that are alike, that in the folder of the address comes first', async ({ page }) => {
    for (const [folder, wanted] of [
      ['start', '/docs/start/trailer'],
      ['sensors', radar],
    ] as const) {
      await page.goto(`/docs/${folder}/trailer-radar`);
      await expect(card(page)).toHaveAttribute('href', wanted);
    }
  });

  test('the form has the words of the address, and leads to the search page', async ({ page }) => {
    await openApplication(page, '/docs/v2/sensors/hart-rate');
    await expect(page.locator('main input[type=search]')).toHaveValue('sensors hart rate');
    await page.locator('main input[type=search]').fill(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/docs/search' && url.search === `?q=${query}`);
    await expect(page.locator('.search-results a').first()).toBeVisible();
  });
});

test.describe('where to go from the not-found page', () => {
  const likely = (page: Page) => page.locator('main h2:has-text("You might be") + ul a');
  const others = (page: Page) => page.locator('main .ways-on > p a');

  test('is the latest version first', async ({ page }) => {
    await openApplication(page, '/docs/zzzzzz');
    await expect(likely(page).first()).toBeVisible();
    expect(await hrefs(likely(page))).toEqual([landing, sensors, tool]);
    expect(await hrefs(others(page))).toEqual(['/docs/v2/', '/docs/v1/']);
  });

  test('is the version that the reader prefers first, and the latest is offered', async ({ page }) => {
    await storeBefore(page, { 'docs.preferred-version.default': 'v2' });
    await openApplication(page, '/docs/zzzzzz');
    await expect(likely(page).first()).toHaveAttribute('href', '/docs/v2/');
    expect(await hrefs(likely(page))).toEqual(['/docs/v2/', inVersion('v2', sensors), inVersion('v2', tool)]);
    expect(await hrefs(others(page))).toEqual([landing, '/docs/v1/']);
    await likely(page).nth(1).click();
    await expect(page).toHaveURL(inVersion('v2', sensors));
    await expect(page.locator('main h1')).toBeVisible();
  });
});
