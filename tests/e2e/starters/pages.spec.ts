import { documentPaths } from '../../../bench/support/site-pages.mjs';
import { violations } from '../support/axe.ts';
import { folderOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Each page is visited once at each width, on one of them in the dark. */
const visits = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

for (const name of ['page', 'product', 'library'])
  for (const { width, colorScheme } of visits)
    test.describe(`${name} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      test('every page fits and is accessible', async ({ page }, { project }) => {
        // Axe looks at all pages.
        test.slow();
        const address: string = project.metadata['starters'][name];
        const paths = documentPaths(folderOf(`starter-${name}`));
        expect(paths.length).toBeGreaterThan(0);
        for (const path of paths) {
          await page.goto(address + path);
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          expect(await violations(page), path).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
        }
      });
    });

test('an old address of the product leads to the page that it is now', async ({ page }, { project }) => {
  const address: string = project.metadata['starters']['product'];
  await page.goto(`${address}/guides/install`);
  await expect(page).toHaveURL(`${address}/start`);
});
