import { violations } from '../support/axe.ts';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/test.ts';

const tagged = '/docs/basics/placing';
const unlisted = '/docs/guides/attic';

test('a tag below the text leads to the pages that have it, and on to all tags', async ({ page }) => {
  await openApplication(page, tagged);
  const tags = page.getByRole('article').getByRole('navigation', { name: 'Tags' });
  await expect(tags.getByRole('link')).toHaveText(['Café & roof', 'Mast']);
  await tags.getByRole('link', { name: 'Mast' }).click();
  await expect(page).toHaveURL('/docs/tags/mast');
  await expect(page).toHaveTitle(/^Pages tagged “Mast” \| /);
  const list = page.getByRole('article').getByRole('link');
  await expect(list).toHaveText(['Placing the mast', 'What other tools have']);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Tags' }).click();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveText(['Café & roof (1 page)', 'Mast (2 pages)']);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('article').getByRole('link', { name: 'Café & roof' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages tagged “Café & roof”');
  await expect(page).toHaveURL(`/docs/tags/${encodeURIComponent('café--roof')}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages tagged “Café & roof”');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages of tags are documents like all others', async ({ page }) => {
    await page.goto('/docs/tags/');
    await page.getByRole('link', { name: 'Café & roof' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Placing the mast' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Placing the mast');
  });
});

test('an unlisted page says what it is, is not in the sidebar, and uses the room of its contents', async ({ page }) => {
  await page.goto(unlisted);
  await expect(page.getByRole('note')).toContainText('Unlisted page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator(`.sidebar a[href="${unlisted}"]`)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  await expect(page.getByText('On this page')).toHaveCount(0);
  const width = () => page.locator('.doc-main').evaluate((element) => element.clientWidth);
  const wide = await width();
  expect(await violations(page)).toEqual([]);
  await page.goto(tagged);
  expect(wide).toBeGreaterThan((await width()) + 50);
});
