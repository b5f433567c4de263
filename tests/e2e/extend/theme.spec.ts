import { isSameDocument, markDocument, openApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.describe('a site with a look of its own', () => {
  test('has pages that are components, inside the application', async ({ page }) => {
    await openApplication(page, '/');
    await expect(page).toHaveTitle('A quiet controller for pottery kilns | Kiln');
    await expect(page.getByRole('img', { name: /temperature rises/ })).toBeVisible();
    await markDocument(page);
    await page.getByRole('link', { name: 'Open the handbook' }).click();
    await expect(page.getByRole('heading', { name: 'What Kiln does' })).toBeVisible();
    await page.getByRole('link', { name: 'Clay', exact: true }).click();
    await expect(page).toHaveTitle('Clay | Kiln');
    await page.getByRole('link', { name: 'Kiln', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Load the kiln. Go to bed.' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('has a page that is nothing but itself, and the usual frame around the next', async ({ page }) => {
    await openApplication(page, '/poster');
    await expect(page.getByRole('heading', { name: 'Is the lid shut?' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await markDocument(page);
    await page.getByRole('link', { name: 'The handbook' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('puts its parts in the place of the usual ones', async ({ page }) => {
    await page.goto('/guides/cones');
    await expect(page.getByText('What a pyrometric cone measures')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Made slowly.');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Cold kiln' })).toBeVisible();
    await page.getByRole('link', { name: 'Search the handbook' }).click();
    await expect(page).toHaveURL('/search');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test('is as accessible, and so is the bar of the browser', async ({ page }) => {
        // Axe looks at all pages.
        test.slow();
        for (const path of ['/', '/clay', '/handbook', '/guides/first-firing', '/poster', '/nowhere']) {
          await page.goto(path);
          expect(await violations(page), path).toEqual([]);
        }
        const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        const bar = await page.locator('meta[name=theme-color]').getAttribute('content');
        expect([background, bar]).toEqual(
          colorScheme === 'light' ? ['rgb(247, 241, 230)', '#f7f1e6'] : ['rgb(26, 17, 12)', '#1a110c'],
        );
      });
    });
});
