import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const pages = ['/docs/guides/tables', '/docs/start', '/docs/basics/workflow', '/docs/guides/long'];

/** Tables of a page by the number of their columns, and how much wider than their place they are. */
const tables = (page: Page) =>
  page.locator('.prose table').evaluateAll((list) =>
    (list as HTMLTableElement[])
      .filter((table) => table.checkVisibility())
      .map((table) => ({
        columns: table.rows[0]!.cells.length,
        hidden: table.scrollWidth - table.clientWidth,
        heading: table.rows[0]!.textContent,
      })),
  );

/** Words of inline code that stand on more than one line. */
const brokenWords = (page: Page) =>
  page.locator('.prose :not(pre) > code').evaluateAll((list) =>
    list.flatMap((code) => {
      const words: string[] = [];
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
          const range = new Range();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) words.push(word);
        }
      }
      return words;
    }),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('tables of two columns fit, and nearly all of three', async ({ page }) => {
    const found: Awaited<ReturnType<typeof tables>> = [];
    for (const path of pages) {
      await page.goto(path);
      found.push(...(await tables(page)));
    }
    expect(found.filter(({ columns, hidden }) => columns === 2 && hidden > 0)).toEqual([]);
    const three = found.filter(({ columns }) => columns === 3);
    expect(found.filter(({ columns }) => columns === 2).length).toBeGreaterThan(10);
    expect(three.length).toBeGreaterThan(6);
    expect(three.filter(({ hidden }) => hidden > 0).length).toBeLessThanOrEqual(three.length / 4);
  });

  test('short words of code are not broken at their hyphens', async ({ page }) => {
    for (const path of ['/docs/cli/read', '/docs/guides/tables', '/docs/start']) {
      await page.goto(path);
      const short = (await brokenWords(page)).filter((word) => word.includes('-') && word.length <= 16);
      expect(short, path).toEqual([]);
    }
  });
});

test('on a wide screen names in tables stay whole', async ({ page }) => {
  await page.goto('/docs/guides/tables');
  await expect(page.locator('td wbr').first()).toBeHidden();
  expect((await brokenWords(page)).filter((word) => /^\w+$/.test(word))).toEqual([]);
});

test.describe('what tables are to screen readers', () => {
  test('properties of the reference are terms with definitions, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/apis/station');
    const list = page.locator('.api-list').first();
    await expect(list.getByRole('term').first()).toBeVisible();
    await expect(list.getByRole('definition').first()).toBeVisible();
  });

  test('below an empty corner, the first cell of a row is its name', async ({ page }) => {
    await page.goto('/docs/guides/tables');
    const table = page.locator('.prose table', { hasText: 'Version 1' }).last();
    await expect(table.getByRole('rowheader', { name: 'Mast', exact: true })).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveText(['Version 1', 'Version 2']);
  });
});
