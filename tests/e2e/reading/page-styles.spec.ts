import { arrived, follow, openApplication } from '../support/application.ts';
import { expect, test } from '../support/test.ts';

const withCallouts = '/docs/guides/features';
const without = '/docs/start/setup';
const callouts = 'link[rel=stylesheet][href*="/callouts-"]';

test.describe('styles of admonitions and marked lines', () => {
  test('are loaded with pages that have some only', async ({ page }) => {
    await page.goto(without);
    await expect(page.locator('.admonition, .code .line')).toHaveCount(0);
    await expect(page.locator(callouts)).toHaveCount(0);
    await page.goto(withCallouts);
    await expect(page.locator(callouts)).toHaveCount(1);
    const title = page.locator('.admonition-title').first();
    expect(await title.evaluate((element) => getComputedStyle(element, '::before').clipPath)).toContain('path(');
  });

  test('are loaded before the click on a link to such a page', async ({ page }) => {
    const preload = page.locator('link[rel=preload][as=style][href*="/callouts-"]');
    await openApplication(page, without);
    await expect(preload).toHaveCount(0);
    await page.locator(`a[href="${withCallouts}"]:visible`).first().hover();
    await expect(preload).toHaveCount(1);
    await expect(page.locator(callouts)).toHaveCount(0);
    await arrived(page, without);
  });

  test('are there before such a page shows, and do not change others', async ({ page }) => {
    await openApplication(page, without);
    const look = () =>
      page
        // Not the box for declarations, which comes with the next page.
        .locator('.prose .code')
        .first()
        .evaluate((element) => JSON.stringify(Object.values(getComputedStyle(element))));
    const before = await look();
    await follow(page, withCallouts);
    await expect(page.locator(callouts)).toHaveCount(1);
    const title = page.locator('.admonition-title').first();
    expect(await title.evaluate((element) => getComputedStyle(element, '::before').clipPath)).toContain('path(');
    await page.goBack();
    await arrived(page, without);
    await expect(page.locator('.admonition')).toHaveCount(0);
    expect(await look()).toBe(before);
  });
});
