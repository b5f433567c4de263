import { expect, test } from '../support/drivers/test.ts';
import { type Tab, keys } from '../support/drivers/tab.ts';
import { heartRate, landing, mounting, query, start, titles } from '../support/versions-site.ts';

// What readers do most, in browsers that are not Chromium, with and without what only some of them have.

const link = (path: string): string => `.sidebar a[href="${path}"]`;
const mark = (tab: Tab): Promise<string> =>
  tab.evaluate(() => (document.documentElement.dataset['mark'] = 'old'), undefined);
const isMarked = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => 'mark' in document.documentElement.dataset, undefined);
const hasNavigationApi = (tab: Tab): Promise<boolean> =>
  tab.evaluate(() => typeof Navigation === 'function', undefined);
const dataset = (tab: Tab, name: string): Promise<string | undefined> =>
  tab.evaluate((key) => document.documentElement.dataset[key], name);

test('pages are whole: text, styles, pictures, nothing wider than the window', async ({ tab }) => {
  for (const path of [landing, heartRate]) {
    await tab.goto(path);
    await tab.expectText('main h1', /./);
    const facts = await tab.evaluate(
      () => ({
        bar: getComputedStyle(document.querySelector('.navbar')!).position,
        overflow: document.documentElement.scrollWidth - innerWidth,
        broken: [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
        text: document.querySelector('article')!.innerText.length > 200,
      }),
      undefined,
    );
    expect(facts).toEqual({ bar: 'sticky', overflow: expect.any(Number), broken: 0, text: true });
    expect(facts.overflow).toBeLessThanOrEqual(0);
  }
});

/** Without the Navigation API links lead to documents. */
async function expectNavigation(tab: Tab): Promise<void> {
  await tab.goto(landing);
  await tab.evaluate(() => void dispatchEvent(new Event('wheel')), undefined);
  await expect.poll(() => dataset(tab, 'application')).toBe('');
  await mark(tab);
  const stays = await hasNavigationApi(tab);
  await tab.click(link(mounting));
  await tab.expectText('main h1', titles.mounting);
  expect(await tab.address()).toBe(mounting);
  expect(await isMarked(tab)).toBe(stays);
  await tab.driver.back();
  await expect.poll(() => tab.address()).toBe(landing);
  await expect.poll(async () => (await tab.texts('main h1'))[0]).not.toBe(titles.mounting);
}

test('links lead to pages, and back leads back', async ({ tab }) => {
  await expectNavigation(tab);
});

test('the same without the Navigation API', async ({ tab, driver }) => {
  test.skip(!driver.prelude, 'This browser cannot be told to hide it; if it has none, the test before was about that.');
  const restore = await driver.prelude!('delete globalThis.Navigation; delete globalThis.navigation;');
  await tab.goto(landing);
  expect(await hasNavigationApi(tab)).toBe(false);
  await expectNavigation(tab);
  await restore();
});

test('the colour mode changes, and stays', async ({ tab }) => {
  const background = (): Promise<string> =>
    tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor, undefined);
  const light = await background();
  await tab.click('[data-boot="color-mode"]');
  await expect.poll(() => dataset(tab, 'theme')).toBe('dark');
  await expect.poll(background).not.toBe(light);
  await tab.goto(mounting);
  expect(await dataset(tab, 'theme')).toBe('dark');
});

test('menus open, and close on Escape', async ({ tab }) => {
  // What is said of a version follows its name.
  const names = async () => (await tab.texts('#menu-versions a')).map((text) => text.slice(0, 2));
  await tab.click('[popovertarget="menu-versions"]');
  await expect.poll(names).toEqual(['v3', 'v2', 'v1']);
  await tab.type(keys.escape);
  await expect.poll(names).toEqual([]);
});

test('search answers in its window, and leads to a page', async ({ tab }) => {
  await tab.click('.search-button');
  await expect
    .poll(() => tab.evaluate(() => document.activeElement?.role ?? document.activeElement?.tagName, undefined))
    .toMatch(/combobox|INPUT/);
  await tab.type('heart rate');
  await tab.expectText('dialog[open] [role="option"]', /heart rate/i);
  await tab.type(keys.enter);
  await expect.poll(() => tab.address()).toBe(heartRate);
  await tab.expectText('main h1', titles.heartRate);
});

test('the search page answers what its address asks', async ({ tab }) => {
  await tab.goto(`/docs/search?q=${query}`);
  await expect.poll(async () => (await tab.texts('.search-results a')).length).toBeGreaterThan(3);
});

test('on a phone the menu is in a drawer, which leads to pages', async ({ tab, driver }) => {
  await driver.resize(390, 844);
  await tab.goto(landing);
  await tab.click('.hamburger');
  await expect.poll(() => tab.texts('.drawer[open] nav a')).toContain('Mounting');
  await tab.click(`.drawer a[href="${mounting}"]`);
  await tab.expectText('main h1', titles.mounting);
  expect(await tab.texts('.drawer[open]')).toEqual([]);
});

test('tabs of a group switch together, and the choice stays', async ({ tab }) => {
  const chosen = (): Promise<string[]> =>
    tab.texts('[data-tabs="package-manager"] > [role="tablist"] > [aria-selected="true"]');
  await tab.goto(start);
  await tab.click('[data-tabs="package-manager"] [data-value="pnpm"]');
  await expect.poll(async () => new Set(await chosen())).toEqual(new Set(['pnpm']));
  await tab.goto(start);
  await expect.poll(async () => new Set(await chosen())).toEqual(new Set(['pnpm']));
});

test('code is copied', async ({ tab }) => {
  await tab.goto(start);
  // A browser lets a press copy only for some seconds, which the application may take to arrive.
  await tab.evaluate(() => void dispatchEvent(new Event('wheel')), undefined);
  await expect.poll(() => dataset(tab, 'application')).toBe('');
  await tab.click('button.copy');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('.copy[data-state]')?.getAttribute('data-state'), undefined))
    .toBe('copied');
});

test('the announcement goes when it is dismissed, and stays away', async ({ tab }) => {
  await tab.goto(landing);
  await expect.poll(async () => (await tab.texts('.announcement')).length).toBe(1);
  await tab.click('[data-boot="dismiss-announcement"]');
  await expect.poll(() => tab.texts('.announcement')).toEqual([]);
  await tab.goto(landing);
  expect(await tab.texts('.announcement')).toEqual([]);
});
