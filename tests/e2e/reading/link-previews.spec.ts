import type { Page } from '@playwright/test';
import { openApplication, painted, startApplication } from '../support/application.ts';
import { violationsWith } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const path = '/docs/guides/features';
const box = (page: Page) => page.locator('#link-preview');
/** To a section of another page. */
const link = (page: Page) => page.locator('article a[href$="/guides/deep-links#make-a-link"]');
const away = (page: Page) => page.mouse.move(5, 5);

test.describe('previews of links', () => {
  test('show the page, the section and its first lines, for as long as the pointer is at either', async ({ page }) => {
    await openApplication(page, path);
    await link(page).hover();
    await expect(box(page)).toBeVisible();
    await expect(box(page).locator('p')).toHaveText(['Deep links', 'Make a link', /\w+/]);
    await expect(link(page)).toHaveAttribute('aria-describedby', 'link-preview');
    const [shown, of] = await Promise.all([box(page).boundingBox(), link(page).boundingBox()]);
    expect(shown!.y >= of!.y + of!.height || shown!.y + shown!.height <= of!.y, 'the link is not covered').toBe(true);
    await box(page).hover();
    await expect(box(page)).toBeVisible();
    expect(await violationsWith(page, '.link-preview')).toEqual([]);
    await away(page);
    await expect(box(page)).toBeHidden();
    await expect(link(page)).not.toHaveAttribute('aria-describedby');
  });

  test('show the beginning of a page without a section', async ({ page }) => {
    await openApplication(page, '/docs/start');
    await page.locator('article a[href$="/basics/placing"]').hover();
    await expect(box(page).locator('p')).toHaveCount(2);
    await expect(box(page).locator('.preview-title')).toHaveText('Placing the mast');
  });

  test('show what is in the document already without asking for it', async ({ page }) => {
    await openApplication(page, '/docs/apis/station');
    await page.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' }));
    const inText = page.locator('article a[href="#liststations"]:not(h2 a, h3 a, h4 a)').last();
    await inText.hover();
    await expect(box(page).locator('.preview-title')).toHaveText(/listStations/);
  });

  test('come with the focus, leave on Escape, and the link keeps the focus', async ({ page }) => {
    await openApplication(page, path);
    await page.keyboard.press('Tab');
    await link(page).focus();
    await expect(box(page)).toBeVisible();
    await expect(link(page)).toHaveAccessibleDescription(/Make a link/);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
  });

  test('are not for lists of links, headings and samples', async ({ page }) => {
    await openApplication(page, path);
    const { previewed } = await import('../../../packages/pagewright/src/client/enhance/previewed.ts');
    const others = 'nav a, .sidebar a, .toc a, header a, h2 a, .card a, .code a, .pager a, footer a, button a';
    expect(await page.locator(previewed).count()).toBeGreaterThan(0);
    expect(await page.locator(`:is(${others}):is(${previewed})`).count()).toBe(0);
  });

  test('load nothing before a link is pointed at', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openApplication(page, path);
    await page.locator('h1').hover();
    expect(asked.filter((url) => /link-preview-/.test(url))).toEqual([]);
    await link(page).hover();
    await expect(box(page)).toBeVisible();
    expect(asked.filter((url) => /link-preview-/.test(url)).length).toBeGreaterThan(0);
    // What the link prefetches is what is shown.
    expect(asked.filter((url) => url.includes('deep-links.rsc')).length).toBe(1);
  });

  test('show nothing, and no error, of a page that cannot be had', async ({ page }) => {
    await page.route('**/deep-links.rsc.txt', (route) => route.fulfill({ status: 404, body: '' }));
    await openApplication(page, path);
    const answered = page.waitForResponse('**/deep-links.rsc.txt');
    await link(page).hover();
    await answered;
    // Until the page has heard of the failure, the link's preview is still on its way.
    await painted(page);
    // The next preview comes after this one would have.
    await page.unroute('**/deep-links.rsc.txt');
    await away(page);
    await link(page).hover();
    await expect(box(page)).toBeVisible();
    await expect(page.locator('.error-box')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap follows the link and loads no preview', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await startApplication(page);
    await link(page).tap();
    await expect(page).toHaveURL(/deep-links#make-a-link$/);
    expect(asked.filter((url) => /link-preview-/.test(url))).toEqual([]);
  });
});
