import { applicationArrived, openApplication } from '../support/application.ts';
import { home, homeOfV2, siteTitle, valve, wiring } from '../support/greenhouse.ts';
import { openAndSearch } from '../support/search.ts';
import { field, results } from '../support/search-page.ts';
import { expect, test } from '../support/test.ts';

const own = `Search | ${siteTitle}`;

test.describe('the title of the search page', () => {
  test('names what is searched for, and follows it', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${valve.query}`);
    await expect(page).toHaveTitle(`“${valve.query}” | ${own}`);
    const length = await page.evaluate(() => history.length);
    await field(page).fill(`${wiring.query} `);
    await expect(page).toHaveTitle(`“${wiring.query}” | ${own}`);
    await field(page).fill('');
    await expect(page).toHaveTitle(own);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  test('comes back with the query', async ({ page }) => {
    await openAndSearch(page, home, valve.query);
    await page.getByRole('link', { name: /See all/ }).click();
    await expect(page).toHaveTitle(`“${valve.query}” | ${own}`);
    await results(page).first().click();
    await expect(page).toHaveTitle(`${valve.title} | ${siteTitle}`);
    await page.goBack();
    await expect(page).toHaveTitle(`“${valve.query}” | ${own}`);
  });

  test('stays when the links around the page change to another version', async ({ page }) => {
    await openAndSearch(page, home, valve.query);
    await page.getByRole('link', { name: /See all/ }).click();
    await expect(page).toHaveTitle(`“${valve.query}” | ${own}`);
    const other = await page.context().newPage();
    await other.goto(home);
    await other.evaluate(() => localStorage.setItem('docs.preferred-version.default', 'v2'));
    await expect(page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
      'href',
      homeOfV2,
    );
    await expect(page).toHaveTitle(`“${valve.query}” | ${own}`);
  });
});

test.describe('the field of the search page', () => {
  test('has the focus if there is no query yet', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await expect(field(page)).toBeFocused();
  });

  test('does not take it from the results of an address', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${valve.query}`);
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).not.toBeFocused();
  });

  test('does not take it from where the reader has put it', async ({ page }) => {
    await page.goto('/docs/search');
    await page.keyboard.press('Tab');
    await applicationArrived(page);
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('does not bring up a keyboard by itself', async ({ page }) => {
      await openApplication(page, '/docs/search');
      await expect(field(page)).toBeVisible();
      await expect(field(page)).not.toBeFocused();
    });
  });
});
