import type { Locator } from '@playwright/test';
import { openApplication } from '../support/application.ts';
import { modal, openAndSearch } from '../support/search.ts';
import { expect, test } from '../support/test.ts';
import { firstRide, heartRate, landing, query, start } from '../support/versions-site.ts';

test.describe('with the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** What a reader can see of a mark that is not a colour. */
  const look = (link: Locator) =>
    link.evaluate((element) => {
      const { fontWeight, outlineStyle, textDecorationLine } = getComputedStyle(element);
      return `${fontWeight} ${outlineStyle} ${textDecorationLine}`;
    });

  test('links to where the reader is differ from the others', async ({ page }) => {
    await openApplication(page, heartRate);
    await page.evaluate(() => document.querySelector('article h3')!.scrollIntoView({ behavior: 'instant' }));
    const toc = page.getByRole('navigation', { name: 'On this page' });
    await expect(toc.locator('[aria-current]')).toHaveCount(1);
    for (const [here, other] of [
      [page.locator('.navbar-link[aria-current]'), page.locator('a.navbar-link:not([aria-current])').first()],
      [toc.locator('[aria-current]'), toc.locator('a:not([aria-current])').first()],
      [page.locator('.sidebar [aria-current]'), page.locator('.sidebar li li a:not([aria-current])').first()],
    ] as const)
      expect(await look(here)).not.toBe(await look(other));
  });

  test('icons, the progress bar and the loader can be seen', async ({ page }) => {
    await openApplication(page, start);
    const colors = await page.evaluate(() => {
      const probe = document.createElement('div');
      probe.innerHTML = '<div class="progress"></div><div class="loader"></div><p></p>';
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
