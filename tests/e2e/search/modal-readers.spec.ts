import { openApplication } from '../support/application.ts';
import { home, homeOfV1, misspelt, nonsense, rareWord, valve } from '../support/greenhouse.ts';
import { holdRequests } from '../support/network.ts';
import { announced, field, groups, modal, openAndSearch, options, search, searchIndex } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.describe('for screen readers the modal', () => {
  test('is a combobox over a listbox of labelled groups, and says how many results there are', async ({ page }) => {
    await openApplication(page, home);
    await page.keyboard.press('/');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await search(page, valve.query);
    await expect(announced(page)).toHaveText(/^[1-9]\d* results$/);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const list = modal(page).getByRole('listbox', { name: 'Results' });
    await expect(list).toHaveAttribute('id', (await field(page).getAttribute('aria-controls'))!);
    await expect(list.getByRole('group', { name: new RegExp(`^${valve.title}`) }).first()).toBeVisible();
    expect(await list.getByRole('option').count()).toBe(await groups(page).getByRole('option').count());
    for (const at of [0, 1]) {
      const id = await options(page).nth(at).getAttribute('id');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id!);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    await field(page).fill(nonsense);
    await expect(announced(page)).toHaveText('0 results');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('says what to try without results, and that it is loading, in regions that are there before', async ({
    page,
  }) => {
    const index = await holdRequests(page, searchIndex);
    await openApplication(page, homeOfV1);
    await page.keyboard.press('/');
    const regions = modal(page).locator('div[role=status]');
    await expect(regions).toHaveCount(2);
    await regions.evaluateAll((list) => list.forEach((region) => region.setAttribute('data-early', '')));
    const inRegion = (text: string) => modal(page).locator('[data-early]').filter({ hasText: text });
    await field(page).fill(rareWord);
    await index.asked;
    await expect(inRegion('Loading')).toHaveCount(1);
    await expect(modal(page).locator('[aria-busy=true] [role=status]', { hasText: 'Loading' })).toHaveCount(0);
    index.release();
    await expect(inRegion('There are results in v3')).toHaveCount(1);
    await field(page).fill(misspelt.query);
    await expect(inRegion(`Did you mean ${misspelt.meant}?`)).toHaveCount(1);
    await field(page).fill(valve.query);
    await expect(options(page).first()).toBeVisible();
    await expect(regions).toHaveText(['', '']);
  });

  test('has no tab stop at which no key does anything, and keeps the focus inside', async ({ page }) => {
    // Low enough for the list and what is around it to scroll.
    await page.setViewportSize({ width: 1280, height: 300 });
    await openAndSearch(page, home, valve.query);
    await field(page).focus();
    const stops: string[] = [];
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      const [name, isInside] = await page.evaluate(() => {
        const { activeElement, body } = document;
        return [activeElement!.localName, activeElement === body || !!activeElement?.closest('dialog')] as const;
      });
      stops.push(name);
      expect(isInside, name).toBe(true);
    }
    expect(stops.filter((name) => !['a', 'button', 'input', 'body'].includes(name))).toEqual([]);
    expect(stops).toContain('a');
  });
});
