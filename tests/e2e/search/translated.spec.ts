import { openApplication, painted } from '../support/application.ts';
import { frost, home, letter, nonsense, thermometer, valve, wiring } from '../support/greenhouse.ts';
import { count, field as pageField, results } from '../support/search-page.ts';
import { field, modal, openAndSearch, options, search } from '../support/search.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translation.ts';

test.describe('on a page that the browser translates', () => {
  test('the modal goes on answering', async ({ page }) => {
    await openAndSearch(page, home, valve.query);
    await translate(page);
    for (const query of [wiring.query, nonsense, frost.more, letter, thermometer.query]) {
      await field(page).fill(query);
      await painted(page);
      await expect(modal(page).locator('.search-snippet font').first()).toBeVisible({ visible: query !== nonsense });
    }
    await expect(options(page).first()).toContainText(thermometer.title);
    await expect(modal(page).getByRole('link', { name: /^See all/ })).toContainText(/\d+ results/);
    await field(page).fill('');
    await expect(options(page)).toHaveCount(0);
  });

  test('its footer counts the results of the last query', async ({ page }) => {
    await openAndSearch(page, home, letter);
    await translate(page);
    await search(page, wiring.query);
    const announced = await modal(page).locator('p[role=status]').textContent();
    await expect(modal(page).getByRole('link', { name: /^See all/ })).toHaveText(`See all ${announced}`);
  });

  test('the search page goes on answering', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${valve.query}`);
    await expect(results(page).first()).toHaveText(valve.title);
    await translate(page);
    for (const query of [wiring.query, nonsense, frost.more, '', thermometer.query]) {
      await pageField(page).fill(query);
      await expect(count(page)).toHaveText(query === '' ? '' : /found$/);
      await painted(page);
    }
    await expect(results(page).first()).toHaveText(thermometer.title);
    await expect(count(page)).toHaveText(/^\d+ documents found$/);
  });

  test('the version menu names the version that is read', async ({ page }) => {
    await openApplication(page, valve.path);
    await translate(page);
    await page.locator('[popovertarget=menu-versions]').click();
    await page.locator('#menu-versions').getByRole('link', { name: 'v2' }).click();
    await expect(page).toHaveURL((url) => url.pathname === valve.pathInV2);
    await expect(page.locator('[popovertarget=menu-versions]')).toHaveText('v2');
  });
});
