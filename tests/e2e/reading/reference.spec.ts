import { colorRules, violations } from '../support/axe.ts';
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
      '/docs/config': '.api-list > dt > code:first-child',
      '/docs/apis/station': '.api-item:has(#exportformat) dt > code + code',
    })) {
      // A name has the whole width of the text: only a phone is narrower than some.
      await page.setViewportSize({ width: 320, height: 844 });
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

  test('the sample of a method is beside it and the contents are in the sidebar, where there is room', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/docs/apis/station');
    const method = page.locator('.api-item:has(.api-sample)').first();
    const [head, sample] = [
      await method.locator('h3').boundingBox(),
      await method.locator('.api-sample').boundingBox(),
    ];
    expect(sample!.x).toBeGreaterThan(head!.x + head!.width / 2);
    const contents = page.locator('.sidebar [aria-current=page] + .toc');
    await expect(contents.getByRole('link').first()).toBeVisible();
    await expect(page.locator('.doc-aside .toc')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    // The page gets its new width a little later.
    await expect(page.locator('.toc-bar')).toBeVisible();
    const [text, below] = [
      await method.locator('.api-head').boundingBox(),
      await method.locator('.api-sample').boundingBox(),
    ];
    expect(below!.y).toBeGreaterThanOrEqual(text!.y + text!.height);
  });

  test('the copy button of a sample is beside its signature, not over its code', async ({ page }) => {
    for (const width of [1440, 1240, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/docs/apis/station');
      const sample = page.locator('.api-sample:has(.api-signature + div)').first();
      const button = (await sample.locator('.copy').boundingBox())!;
      const code = (await sample.locator('.code pre').boundingBox())!;
      expect(button.y + button.height, String(width)).toBeLessThanOrEqual(code.y);
      const link = (await sample.locator('.api-signature').boundingBox())!;
      expect(button.y).toBeGreaterThanOrEqual(link.y);
    }
  });

  test('samples are dark in both modes and light on paper, and every colour of theirs can be read', async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, media: 'screen' });
      await page.goto('/docs/apis/station');
      const sample = page.locator('.api-sample:has(.api-signature + div)').first();
      await expect(sample).toHaveCSS('color-scheme', 'dark');
      expect(await violations(page, (axe) => axe.include('.api-sample').withRules(colorRules))).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(sample).toHaveCSS('color-scheme', 'light');
    }
  });

  test('a type is shown as declared beside its list, where there is room', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/docs/apis/station');
    const type = page.locator('.api-item:has(.api-declaration)').first();
    const list = (await type.locator('.api-list').boundingBox())!;
    const declaration = (await type.locator('.api-declaration').boundingBox())!;
    expect(declaration.x).toBeGreaterThan(list.x + list.width);
    await page.setViewportSize({ width: 1239, height: 900 });
    await expect(type.locator('.api-declaration')).toBeHidden();
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
