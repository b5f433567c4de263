import type { Page } from '@playwright/test';
import { openApplication, painted, startApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { setConnection } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

// examples/languages has a glossary, and wants no previews of other links.

const path = '/docs/brewing/recipes';
const box = (page: Page) => page.locator('#link-preview');
const term = (page: Page, text = 'infusion') => page.locator('article a.term').getByText(text, { exact: true });
const meaning = /^What has drawn out of leaves/;
/** What loads for this. */
const asked = (page: Page, pattern: RegExp) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return () => urls.filter((url) => pattern.test(url));
};

test.describe('a word of the glossary', () => {
  test('shows what it means under the pointer, and not before', async ({ page }) => {
    const tools = asked(page, /link-preview-/);
    await openApplication(page, path);
    expect(await page.content()).not.toMatch(/What has drawn out/);
    await page.locator('h1').hover();
    await page.locator('article').getByRole('link', { name: 'fresh mint' }).hover();
    expect(tools()).toEqual([]);
    await term(page).hover();
    await expect(box(page).locator('p')).toHaveText(['Glossary', 'infusion', meaning]);
    await expect(term(page)).toHaveAttribute('aria-describedby', 'link-preview');
    expect(tools().length).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await box(page).hover();
    await expect(box(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(box(page)).toBeHidden();
  });

  test('may be written in another way than the entry', async ({ page }) => {
    await openApplication(page, path);
    for (const [written, name] of [
      ['take long', 'steep'],
      ['Limescale', 'lime'],
      ['enamel', 'Émail'],
    ] as const) {
      await term(page, written).hover();
      await expect(box(page).locator('.preview-title')).toHaveText(name);
    }
  });

  test('shows it with the focus, until Escape, and Enter goes there', async ({ page }) => {
    await openApplication(page, path);
    await page.keyboard.press('Tab');
    await term(page).focus();
    await expect(box(page)).toBeVisible();
    await expect(term(page)).toHaveAccessibleDescription(/What has drawn out/);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/glossary#infusion');
    await expect(page.locator('dt:target')).toHaveText('infusion');
    await expect(page.locator('dt:target')).toBeInViewport();
  });

  test('is an ordinary link if the definition cannot be had', async ({ page }) => {
    await page.route('**/glossary.rsc.txt', (route) => route.abort());
    await openApplication(page, path);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('glossary.rsc'));
    await term(page).hover();
    await failed;
    // Until the page has heard of the failure, the link waits for that answer as well.
    await painted(page);
    await page.unroute('**/glossary.rsc.txt');
    await term(page).click();
    await expect(page.locator('dt:target')).toHaveText('infusion');
    await expect(page.locator('.error-box')).toHaveCount(0);
  });

  test('other links have no preview where the site wants none', async ({ page }) => {
    await openApplication(page, path);
    await term(page).hover();
    await expect(box(page)).toBeVisible();
    await page.locator('article').getByRole('link', { name: 'fresh mint' }).hover();
    await expect(box(page)).toBeHidden();
    await term(page, 'enamel').hover();
    await expect(box(page).locator('.preview-title')).toHaveText('Émail');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a word leads to its entry', async ({ page }) => {
    await page.goto(path);
    await expect(term(page)).toHaveCSS('text-decoration-style', 'dotted');
    await term(page).click();
    await expect(page).toHaveURL('/docs/glossary#infusion');
    await expect(page.locator('dt:target')).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first touch shows what the word means, the second goes there', async ({ page }) => {
    await page.goto(path);
    await startApplication(page);
    await term(page).tap();
    await expect(box(page)).toBeVisible();
    await expect(box(page)).toContainText('Tap the word again to open it in the glossary.');
    await expect(page.getByRole('status').filter({ hasText: 'What has drawn out' })).toBeAttached();
    expect(await violations(page)).toEqual([]);
    await expect(page).toHaveURL(path);
    await term(page, 'enamel').tap();
    await expect(box(page).locator('.preview-title')).toHaveText('Émail');
    await expect(box(page)).toBeVisible();
    await page.locator('h1').tap();
    await expect(box(page)).toBeHidden();
    await term(page).tap();
    await expect(box(page)).toBeVisible();
    await term(page).tap();
    await expect(page).toHaveURL('/docs/glossary#infusion');
    await expect(box(page)).toBeHidden();
  });

  test('the first touch goes there if there is nothing to show', async ({ page }) => {
    // Nothing is fetched ahead: what fails is what the touch asks for.
    await setConnection(page, { saveData: true });
    await page.route('**/glossary.rsc.txt', (route) => route.abort(), { times: 1 });
    await page.goto(path);
    await startApplication(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('glossary.rsc'));
    await term(page).tap();
    await failed;
    await expect(page.locator('dt:target')).toHaveText('infusion');
  });

  test('a second touch does not wait for the answer to the first', async ({ page }) => {
    await page.route('**/glossary.rsc.txt', () => {});
    await page.goto(path);
    await startApplication(page);
    await term(page).tap();
    expect(new URL(page.url()).pathname).toBe(path);
    await term(page).tap();
    await expect(page).toHaveURL('/docs/glossary#infusion');
  });

  test('other links are followed', async ({ page }) => {
    await page.goto(path);
    await startApplication(page);
    await page.locator('article').getByRole('link', { name: 'fresh mint' }).tap();
    await expect(page).toHaveURL('/docs/brewing/temperature');
  });
});

test.describe('the glossary', () => {
  for (const [locale, names] of [
    ['', ['Émail', 'infusion', 'lime', 'steep']],
    ['de/', ['Aufguss', 'Kalk', 'Überzug', 'ziehen']],
    ['ar/', ['Émail', 'infusion', 'lime', 'steep']],
  ] as const)
    test(`is in the order of its language: ${locale || 'en/'}`, async ({ page }) => {
      await openApplication(page, `/docs/${locale}glossary`);
      await expect(page.locator('article dl dt')).toHaveText([...names]);
      expect(await violations(page)).toEqual([]);
    });

  test('explains in the language of the page, also on pages that are not translated', async ({ page }) => {
    await openApplication(page, '/docs/de/brewing/recipes');
    await term(page).hover();
    await expect(box(page).locator('p')).toHaveText(['Glossar', 'Aufguss', /^Was heißes Wasser/]);
  });

  test('is found by search, each word at its place', async ({ page }) => {
    await page.goto('/docs/search?q=white%20stone');
    const result = page.locator('.search-results a[href$="/docs/glossary#lime"]');
    await expect(result.first()).toContainText('lime');
  });
});
