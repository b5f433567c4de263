import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/test.ts';

for (const positioning of ['with', 'without']) {
  test(`right to left, menus open below their buttons ${positioning} anchor positioning`, async ({ page }) => {
    if (positioning === 'without') {
      await page.addInitScript(() => {
        CSS.supports = () => false;
      });
    }
    await openApplication(page, '/docs/');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const button = page.getByRole('button', { name: 'Community' });
    await button.click();
    const menu = page.locator('.menu-panel:popover-open');
    await expect(menu).toBeVisible();
    // The stylesheet's positions still apply to the browser under test: only the script's own show that it placed the menu.
    if (positioning === 'without') await expect(menu).toHaveAttribute('style', /inset/);
    const [above, below] = [(await button.boundingBox())!, (await menu.boundingBox())!];
    expect(Math.round(below.x)).toBe(Math.round(above.x));
    expect(Math.round(below.y - above.y - above.height)).toBe(4);
  });
}
