import { expect, test } from '../support/test.ts';

test.describe('reference', () => {
  test('sections keep their distance to a heading before them', async ({ page }) => {
    await page.goto('/docs/apis/station');
    const gaps = await page
      .locator('.prose > div > :is(h2, h3) + section')
      .evaluateAll((list) =>
        list.map(
          (section) =>
            section.firstElementChild!.getBoundingClientRect().top -
            section.previousElementSibling!.getBoundingClientRect().bottom,
        ),
      );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  });

  test('names are broken between their words only, and values of members not at all', async ({ page }) => {
    for (const [path, codes] of Object.entries({
      '/docs/config': '.api-table td:first-child > code:first-child',
      '/docs/apis/station': '#exportformat ~ .api-table br + code',
    })) {
      await page.goto(path);
      expect(await page.locator(codes).count(), path).toBeGreaterThan(2);
      const ends = await page.locator(codes).evaluateAll((list) =>
        list.flatMap((code) => {
          const characters: { text: string; top: number }[] = [];
          const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const node = walker.currentNode as Text;
            for (const [place, text] of Array.from(node.data).entries()) {
              const range = new Range();
              range.setStart(node, place);
              range.setEnd(node, place + 1);
              characters.push({ text, top: Math.round(range.getBoundingClientRect().top) });
            }
          }
          return characters.flatMap(({ text, top }, place) => {
            const next = characters[place + 1];
            return next && next.top > top ? [text + next.text] : [];
          });
        }),
      );
      expect(
        ends.filter((pair) => !/[. ]|[a-z][A-Z]/.test(pair)),
        path,
      ).toEqual([]);
      if (path.endsWith('config')) expect(ends.length).toBeGreaterThan(0);
      else expect(ends).toEqual([]);
    }
  });

  test('a long signature is wrapped', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/apis/station');
    const signatures = await page.locator('.api-signature').evaluateAll((list) =>
      list.map((box) => ({
        text: box.textContent,
        isWrapped: box.getBoundingClientRect().height > 60,
        isCut: box.scrollWidth > box.clientWidth,
      })),
    );
    expect(signatures.some(({ isWrapped }) => isWrapped)).toBe(true);
    expect(signatures.filter(({ isCut }) => isCut)).toEqual([]);
  });
});
