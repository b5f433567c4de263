import { isSameDocument, markDocument, openApplication, painted } from './support/application.ts';
import { holdRequests, quiet, recordRequests, scripts } from './support/network.ts';
import {
  announced,
  field,
  groups,
  hrefs,
  modal,
  nonsense,
  openAndSearch,
  options,
  search,
  searchButton,
  searchIndex,
  searchModal,
} from './support/search.ts';
import { storeBefore } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const shortcuts = ['Control+k', 'Meta+k', '/'];

test.describe('search modal', () => {
  test('opens with the button; Escape closes it and focus returns', async ({ page }) => {
    await openApplication(page, '/docs/');
    await expect(searchButton(page)).toContainText('Search');
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  });

  for (const shortcut of shortcuts) {
    test(`opens with ${shortcut}, and focus returns to where it was`, async ({ page }) => {
      await openApplication(page, '/docs/');
      const link = page.locator('.sidebar a').nth(1);
      await link.focus();
      await page.keyboard.press(shortcut);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });

    test(`opens with ${shortcut} before the application is there, and finds`, async ({ page }) => {
      const code = await holdRequests(page, scripts);
      await page.goto('/docs/');
      await page.keyboard.press(shortcut);
      await code.asked;
      code.release();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('camera');
      await expect(options(page).first()).toContainText('Camera');
    });
  }

  test('a second shortcut leaves the keys of its buttons alone', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await modal(page).getByRole('button', { name: 'Close search' }).focus();
    await page.keyboard.press('Space');
    await expect(modal(page)).toHaveCount(0);
  });

  test('without its code the button leads to the search page, and tries again there', async ({ page }) => {
    await page.route(searchModal, (route) => route.abort());
    await openApplication(page, '/docs/');
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/docs\/search$/);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await page.unroute(searchModal);
    await searchButton(page).click();
    await expect(modal(page)).toBeVisible();
  });

  test('opens again for a shortcut that comes while it closes, and stays for one while it is open', async ({
    page,
  }) => {
    await openAndSearch(page, '/docs/', 'camera');
    await page.keyboard.press('Control+k');
    await painted(page);
    await expect(field(page)).toHaveValue('camera');
    await modal(page).evaluate((dialog) => {
      (dialog as HTMLDialogElement).close();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    });
    await painted(page);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  test('the list begins anew with each query, and the page behind stays where it is', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera');
    const list = modal(page).getByRole('listbox');
    for (let step = 0; step < 15; step++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.keyboard.press('Backspace');
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(0);
    await page.mouse.move(20, 600);
    await page.mouse.wheel(0, 400);
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('leaves the browser its own shortcuts', async ({ page }) => {
    const requests = recordRequests(page, searchModal);
    await openApplication(page, '/docs/');
    for (const shortcut of ['Control+Shift+k', 'Control+Alt+k', 'Alt+/', 'Control+/'])
      await page.keyboard.press(shortcut);
    // What a browser reports when it fills in a field.
    await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
    await quiet(page);
    expect(requests).toEqual([]);
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(modal(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test('closes with one Escape when something is typed, with its button, and on the backdrop', async ({ page }) => {
    const ways = [
      () => page.keyboard.press('Escape'),
      () => modal(page).getByRole('button', { name: 'Close search' }).click(),
      () => page.mouse.click(20, 700),
    ];
    await openApplication(page, '/docs/');
    for (const close of ways) {
      await search(page, 'camera');
      await close();
      await expect(modal(page)).toHaveCount(0);
    }
  });

  test('a slash typed into a field is a slash', async ({ page }) => {
    await openApplication(page, '/docs/search');
    const input = page.getByRole('searchbox', { name: 'Search' });
    await input.focus();
    await page.keyboard.type('a/b');
    await expect(input).toHaveValue('a/b');
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('c/d');
    await expect(field(page)).toHaveValue('c/d');
  });

  test('shows a loader until its code and then its index are there', async ({ page }) => {
    const index = await holdRequests(page, searchIndex);
    await openApplication(page, '/docs/');
    const code = await holdRequests(page, scripts);
    await page.keyboard.press('/');
    await code.asked;
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    code.release();
    await field(page).fill('camera');
    await index.asked;
    await expect(modal(page).getByText('Loading', { exact: true })).toBeVisible();
    index.release();
    await expect(options(page).first()).toBeVisible();
    await expect(modal(page).getByText('Loading', { exact: true })).toHaveCount(0);
  });

  test('arrow keys choose, around the ends and in view; Enter goes there', async ({ page }) => {
    await openApplication(page, '/docs/');
    await markDocument(page);
    await search(page, 'camera');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const chosen = () =>
      options(page).evaluateAll((list) => list.flatMap((option, at) => (option.ariaSelected === 'true' ? [at] : [])));
    const count = await options(page).count();
    expect(count).toBeGreaterThan(2);
    await page.keyboard.press('ArrowUp');
    expect(await chosen()).toEqual([count - 1]);
    await expect(options(page).last()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toEqual([0]);
    await expect(options(page).first()).toBeInViewport({ ratio: 0.9 });
    await expect(groups(page).first().locator('.search-page-title')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowDown');
    expect(await chosen()).toEqual([1]);
    const href = (await hrefs(options(page)))[1]!;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expect(modal(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('what is typed anew is chosen from its top again', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera');
    await page.keyboard.press('ArrowDown');
    await search(page, 'geolocation');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('Enter that comes before the answer goes to the first result of what was typed', async ({ page }) => {
    const index = await holdRequests(page, searchIndex);
    await openApplication(page, '/docs/');
    await page.keyboard.press('/');
    await field(page).fill('getCurrentPosition');
    await index.asked;
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    index.release();
    await expect(page).toHaveURL(/\/apis\/geolocation#getcurrentposition/i);
    await expect(modal(page)).toHaveCount(0);
  });

  test('Enter without results stays', async ({ page }) => {
    await openAndSearch(page, '/docs/', nonsense);
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/$/);
  });

  for (const key of ['Control', 'Meta'])
    test(`${key}+Enter opens a new tab and leaves the window open`, async ({ page, context }) => {
      await openAndSearch(page, '/docs/', 'camera');
      const [href] = await hrefs(options(page));
      const opened = context.waitForEvent('page');
      await page.keyboard.press(`${key}+Enter`);
      const tab = await opened;
      await expect(tab).toHaveURL((url) => url.pathname + url.hash === href);
      await expect(tab.locator('main h1')).toBeVisible();
      await expect(page).toHaveURL(/\/docs\/$/);
      await expect(modal(page)).toBeVisible();
    });

  test('a click on a result goes there; with Control it opens a new tab', async ({ page, context }) => {
    await openAndSearch(page, '/docs/', 'camera');
    const [first, second] = await hrefs(options(page));
    const opened = context.waitForEvent('page');
    await options(page)
      .first()
      .click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL((url) => url.pathname + url.hash === first);
    await expect(modal(page)).toBeVisible();
    await options(page).nth(1).click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === second);
    await expect(modal(page)).toHaveCount(0);
  });

  test('the pointer chooses what it moves over', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera');
    await options(page).nth(2).hover();
    await expect(options(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(modal(page).locator('[aria-selected=true]')).toHaveCount(1);
  });
});

test.describe('results in the modal', () => {
  test('are grouped by page, once each, with section, snippet and marked words', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera permissions');
    const found = await groups(page).evaluateAll((list) =>
      list.map((group) => ({
        title: document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent,
        links: [...group.querySelectorAll('[role=option]')].map((option) => option.getAttribute('href')!),
      })),
    );
    expect(found.length).toBeGreaterThan(2);
    const paths = found.map(({ links }) => new Set(links.map((link) => link.split('#')[0])));
    for (const group of paths) expect(group.size).toBe(1);
    expect(new Set(paths.flatMap((group) => [...group])).size).toBe(found.length);
    const links = found.flatMap((group) => group.links);
    expect(new Set(links).size).toBe(links.length);
    expect(links.some((link) => link.includes('#'))).toBe(true);

    await expect(groups(page).first().locator('.search-page-title')).toContainText('Camera');
    const section = options(page)
      .filter({ has: page.locator('.search-section mark') })
      .first();
    await expect(section.locator('.search-section mark').first()).toHaveText(/camera|permission/i);
    await expect(modal(page).locator('.search-snippet mark').first()).toHaveText(/camera|permission/i);
  });

  test('an exact name comes first, at its own place on the page', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'getCurrentPosition');
    await expect(options(page).first().locator('.search-section')).toContainText('getCurrentPosition');
    expect((await hrefs(options(page)))[0]).toMatch(/\/apis\/geolocation#getcurrentposition/i);
  });

  test('follow every keystroke', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'geol');
    await expect(options(page).first()).toContainText('Geolocation');
    await search(page, 'geolocatoin');
    await expect(options(page).first()).toContainText('Geolocation');
    await field(page).fill('');
    await expect(options(page)).toHaveCount(0);
    await expect(announced(page)).toHaveText('');
  });

  test('are of the version that is read', async ({ page }) => {
    await openApplication(page, '/docs/v3/');
    await page.keyboard.press('/');
    await expect(field(page)).toHaveAttribute('placeholder', 'Search v3');
    await search(page, 'camera');
    const links = await hrefs(options(page));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith('/docs/v3/'))).toEqual([]);
  });

  test('are of the preferred version where the page has none', async ({ page }) => {
    await storeBefore(page, { 'docs.preferred-version.default': 'v2' });
    await openAndSearch(page, '/docs/search', 'camera');
    expect((await hrefs(options(page))).filter((link) => !link.startsWith('/docs/v2/'))).toEqual([]);
  });

  test('hold no markup, however they were asked for', async ({ page }) => {
    await openApplication(page, '/docs/');
    for (const query of [
      '<img src=x onerror="window.harmed=1">',
      '</mark><script>',
      '.*+?^${}()|[]\\',
      '%',
      '👩‍👩‍👧 مرحبا',
    ]) {
      await search(page, query);
      await expect(modal(page).locator('img, script')).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
});

test.describe('the footer of the modal', () => {
  const footer = (page: Parameters<typeof modal>[0]) =>
    modal(page).getByRole('link', { name: /^See all \d+ results$/ });

  test('counts the results and leads to the search page, also from there', async ({ page }) => {
    await openApplication(page, '/docs/');
    for (const query of ['c', 'camera']) {
      await search(page, query);
      const count = (await footer(page).textContent())!.match(/\d+/)![0];
      await expect(announced(page)).toHaveText(`${count} results`);
      await footer(page).click();
      await expect(modal(page)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.pathname === '/docs/search' && url.search === `?q=${query}`);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(query);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} documents found`);
    }
  });

  test('in an older version takes the version along, and the count is the same there', async ({ page }) => {
    await openAndSearch(page, '/docs/v3/', 'camera & more');
    const count = (await footer(page).textContent())!.match(/\d+/)![0];
    await footer(page).click();
    await expect(page).toHaveURL((url) => url.search === '?q=camera%20%26%20more&version=v3');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} documents found`);
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('v3');
  });

  test('is not there without results', async ({ page }) => {
    await openAndSearch(page, '/docs/', nonsense);
    await expect(modal(page).getByRole('link', { name: /See all/ })).toHaveCount(0);
  });
});

test.describe('for screen readers the modal', () => {
  test('is a combobox over a listbox of labelled groups', async ({ page }) => {
    await openApplication(page, '/docs/');
    await page.keyboard.press('/');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await search(page, 'camera');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const list = modal(page).getByRole('listbox', { name: 'Results' });
    await expect(list).toHaveAttribute('id', (await field(page).getAttribute('aria-controls'))!);
    await expect(list.getByRole('group', { name: /^Camera/ }).first()).toBeVisible();
    expect(await list.getByRole('option').count()).toBe(await groups(page).getByRole('option').count());
    for (const at of [0, 1]) {
      const id = await options(page).nth(at).getAttribute('id');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id!);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
  });

  test('says how many results there are', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera');
    await expect(announced(page)).toHaveText(/^[1-9]\d* results$/);
    await field(page).fill(nonsense);
    await expect(announced(page)).toHaveText('0 results');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps the focus inside', async ({ page }) => {
    await openAndSearch(page, '/docs/', 'camera');
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }
  });
});
