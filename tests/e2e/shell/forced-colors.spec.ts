import type { Locator } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { modal, openAndSearch } from '../support/search.ts';
import { expect, test } from '../support/test.ts';
import { firstRide, heartRate, landing, query, radar, start } from '../support/versions-site.ts';

test.describe('with the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** What a reader can see of a mark that is not a colour. */
  const look = (link: Locator) =>
    link.evaluate((element) => {
      const { fontWeight, outlineStyle, textDecorationLine } = getComputedStyle(element);
      return `${fontWeight} ${outlineStyle} ${textDecorationLine}`;
    });

  for (const [place, path, name] of [
    ['beside the text', radar, 'On this page'],
    ['in the sidebar', heartRate, 'Contents'],
  ] as const)
    test(`links to where the reader is differ from the others, with the contents ${place}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openApplication(page, path);
      await page.evaluate(() =>
        document.querySelectorAll('article :is(h2, h3)')[1]!.scrollIntoView({ behavior: 'instant' }),
      );
      const toc = page.getByRole('navigation', { name });
      await expect(toc.locator('[aria-current]')).toHaveCount(1);
      const pages = page.locator('.sidebar li li a:not(.toc a)');
      for (const [here, other] of [
        [page.locator('.navbar-link[aria-current]'), page.locator('a.navbar-link:not([aria-current])').first()],
        [toc.locator('[aria-current]'), toc.locator('a:not([aria-current])').first()],
        [pages.and(page.locator('[aria-current]')), pages.and(page.locator(':not([aria-current])')).first()],
      ] as const)
        expect(await look(here)).not.toBe(await look(other));
    });

  test('icons, the progress bar and the loader can be seen', async ({ page }) => {
    await openApplication(page, start);
    const colors = await page.evaluate(() => {
      const probe = document.createElement('div');
      for (const className of ['progress', 'loader', ''])
        probe.append(Object.assign(document.createElement('div'), { className }));
      document.body.append(probe);
      const [progress, loader, plain] = [...probe.children].map((element) => getComputedStyle(element));
      const background = (selector: string, pseudo?: string) =>
        getComputedStyle(document.querySelector(selector)!, pseudo).backgroundColor;
      return {
        text: plain!.color,
        seen: [background('.icon'), background('.copy', '::before'), progress!.backgroundColor],
        loader: new Set([loader!.borderTopColor, loader!.borderBottomColor]).size,
      };
    });
    expect(colors).toEqual({ text: colors.text, seen: Array(3).fill(colors.text), loader: 2 });
  });

  test('headings and drawings have the colour of text, though headings link to themselves', async ({ page }) => {
    await page.goto(heartRate);
    const colors = (selector: string) =>
      page.locator(selector).evaluateAll((list) => list.map((element) => getComputedStyle(element).color));
    const [text] = await colors('article p');
    const found = await colors('article :is(h2, h3) > a, article svg');
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found)).toEqual(new Set([text]));
    expect(await colors('article p a')).not.toContain(text);
  });

  test('highlighted lines of code can be seen', async ({ page }) => {
    await page.goto(firstRide);
    const background = (line: Locator) => line.evaluate((element) => getComputedStyle(element).backgroundColor);
    const block = page.locator('.code:has(.mark)').first();
    expect(await background(block.locator('.mark').first())).not.toBe(await background(block));
  });

  test('the chosen result and the found words can be seen', async ({ page }) => {
    await openAndSearch(page, landing, query);
    const chosen = modal(page).getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
    expect(await look(chosen)).not.toBe(await look(modal(page).getByRole('option', { selected: false }).first()));
    await expect(modal(page).locator('mark').first()).not.toHaveCSS('background-color', /^rgba\(.*, 0\)$/);
  });
});
