import type { Route } from '@playwright/test';
import { isSameDocument, markDocument, openApplication } from '../support/application.ts';
import { quiet, recordRequests } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

const ownCode = /\/assets\/own-/;

test.describe("a site's own components", () => {
  test('bring their code to the pages that use them, after the first intent', async ({ page }) => {
    const requested = recordRequests(page, ownCode);
    await page.goto('/guides/first-firing');
    await expect(page.getByText('The firing takes 10.5 hours.')).toBeVisible();
    expect(requested).toEqual([]);
    await openApplication(page, '/handbook');
    await quiet(page);
    await markDocument(page);
    // Prefetched pages bring no code either.
    expect(requested).toEqual([]);
    await page.getByRole('article').getByRole('link', { name: 'a first firing' }).click();
    await page.getByRole('slider').fill('200');
    await expect(page.getByText('The firing takes 5.5 hours.')).toBeVisible();
    expect(requested).toHaveLength(1);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('that only show something bring none', async ({ page }) => {
    const requested = recordRequests(page, ownCode);
    await openApplication(page, '/handbook');
    await expect(page.getByText('1,000 °C')).toBeVisible();
    await quiet(page);
    expect(requested).toEqual([]);
  });

  test('bring their styles along, and a page is shown only once they are there', async ({ page }) => {
    const styles = /\/assets\/swatch-/;
    const requested = recordRequests(page, styles);
    await openApplication(page, '/clay');
    await quiet(page);
    await markDocument(page);
    expect(requested).toEqual([]);
    // That of the pointer on the link, and that of the click.
    const held: Route[] = [];
    let holds = true;
    await page.route(styles, async (route) => (holds ? void held.push(route) : route.continue()));
    await page.getByRole('link', { name: 'Handbook', exact: true }).click();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/handbook$/);
    await expect(page.getByRole('heading', { name: 'Clay', level: 1 })).toBeVisible();
    await expect(page.getByText('1,000 °C')).toHaveCount(0);
    holds = false;
    for (const route of held) await route.continue();
    await expect(page.getByText('1,000 °C')).toBeVisible();
    await expect(page.locator('.swatch')).toHaveCSS('display', 'inline-flex');
    expect(await isSameDocument(page)).toBe(true);
    // As in the document of that page.
    const order = () =>
      page.locator('link[rel=stylesheet][data-precedence]').evaluateAll((links) => links.map((link) => link.outerHTML));
    const afterNavigation = await order();
    await page.reload();
    expect(afterNavigation).toEqual(await order());
  });

  test.describe('that crash', () => {
    test.use({ expectedErrors: [/No clay survives|Failed to fetch/] });

    test('leave the rest of the page as it is', async ({ page }) => {
      await openApplication(page, '/guides/first-firing');
      await page.getByRole('slider').fill('310');
      await expect(page.getByRole('alert')).toHaveText('<Schedule> crashed. No clay survives 300 degrees an hour.');
      await expect(page.getByRole('heading', { name: 'While it runs' })).toBeVisible();
      await page.getByRole('link', { name: 'Next Cones' }).click();
      await expect(page.getByRole('heading', { name: 'Cones', level: 1 })).toBeVisible();
    });

    test('or whose code does not arrive, leave it as well', async ({ page }) => {
      await page.route(ownCode, (route) => route.abort());
      await page.goto('/guides/first-firing');
      await page.evaluate(() => dispatchEvent(new Event('wheel')));
      await expect(page.getByRole('alert')).toContainText('<Schedule> crashed.');
      await expect(page.getByRole('heading', { name: 'While it runs' })).toBeVisible();
    });
  });
});
