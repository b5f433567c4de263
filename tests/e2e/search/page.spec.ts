import { openApplication, painted, startApplication } from '../support/application.ts';
import { letter, nonsense, rareWord, schedule, valve, wiring } from '../support/greenhouse.ts';
import { holdRequests, payloadOf, quiet, recordRequests, scripts, setConnection } from '../support/network.ts';
import {
  complete,
  count,
  field,
  found,
  listed,
  restingScroll,
  results,
  scroll,
  scrollPast,
} from '../support/search-page.ts';
import { hrefs, ofLocalSearch, searchIndex } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ofValve = `/docs/search?q=${valve.query}`;

test.describe('search page', () => {
  test('the results of an address are there without a move of the reader', async ({ page }) => {
    await page.goto(ofValve);
    await expect(results(page).first()).toHaveText(valve.title);
    await expect(field(page)).toHaveValue(valve.query);
    expect(await found(page)).toBeGreaterThanOrEqual(await results(page).count());
    const links = await hrefs(results(page));
    expect(new Set(links).size).toBe(links.length);
    await complete(page);
  });

  test('an address with a query shows its results; sections are set off from the pages they are on', async ({
    page,
  }) => {
    await openApplication(page, `/docs/search?q=${wiring.query}`);
    await expect(field(page)).toHaveValue(wiring.query);
    const section = page.locator('.search-results p a').first();
    await expect(section).toBeVisible();
    const { line, text, title } = await section.evaluate((link) => ({
      line: link.closest('p')!.getBoundingClientRect().left,
      text: link.getBoundingClientRect().left,
      title: link.closest('li')!.querySelector('h2 a')!.getBoundingClientRect().left,
    }));
    expect(title - line, 'a line below the icon').toBeGreaterThan(8);
    expect(Math.abs(title - text), 'in line with the title').toBeLessThan(1);
  });

  test('nothing of search is loaded before there is a query', async ({ page }) => {
    const requests = recordRequests(page, ofLocalSearch);
    await openApplication(page, '/docs/search');
    await quiet(page);
    expect(requests).toEqual([]);
    await field(page).fill(valve.query);
    await expect(results(page).first()).toBeVisible();
    expect(requests.filter((path) => searchIndex.test(path))).toEqual(['/docs/search-index/current/index.json']);
  });

  test('what is typed becomes part of the address', async ({ page }) => {
    await openApplication(page, '/docs/search');
    await field(page).fill('deep beds & more');
    await expect(page).toHaveURL(/\/docs\/search\?q=deep%20beds%20%26%20more$/);
    await page.reload();
    await startApplication(page);
    await expect(field(page)).toHaveValue('deep beds & more');
    await field(page).fill('');
    await expect(page).toHaveURL(/\/docs\/search$/);
    await expect(count(page)).toBeEmpty();
  });

  test('what is typed while a result is on its way does not stop it', async ({ page }) => {
    await setConnection(page, { saveData: true });
    await openApplication(page, ofValve);
    await listed(page);
    const href = (await results(page).first().getAttribute('href'))!;
    const content = await holdRequests(page, payloadOf(new URL(href, page.url()).pathname));
    await results(page).first().click();
    await content.asked;
    await field(page).pressSequentially('x');
    content.release();
    await expect(page).toHaveTitle(new RegExp(`^${valve.title}`));
    expect(new URL(page.url()).search).toBe('');
  });

  for (const rules of ['the language', 'English, in a browser without those of the language'])
    test(`the count has its words for none, one and many, by the rules of ${rules}`, async ({ page }) => {
      if (rules !== 'the language')
        await page.addInitScript(() => {
          const value = function () {
            throw new RangeError('no such locale');
          };
          Object.defineProperty(Intl, 'PluralRules', { value });
        });
      await openApplication(page, '/docs/search');
      await field(page).fill(nonsense);
      await expect(count(page)).toHaveText('No results found');
      await field(page).fill(rareWord);
      await expect(count(page)).toHaveText('1 document found');
      await expect(results(page)).toHaveCount(1);
      await field(page).fill(letter);
      await expect(count(page)).toHaveText(/^\d+ documents found$/);
    });

  test('more results come while scrolling, all in the end, and then nothing more is asked for', async ({ page }) => {
    // Without the pages behind the results, which would be fetched as they come into view.
    await setConnection(page, { saveData: true });
    await openApplication(page, ofValve);
    const all = await found(page);
    // More than three steps.
    expect(all).toBeGreaterThan(30);
    const first = await hrefs(results(page));
    expect(first.length).toBeLessThan(all);
    await scrollPast(page, first.length);
    expect((await hrefs(results(page))).slice(0, first.length)).toEqual(first);
    await scrollPast(page, all - 1);
    await expect(results(page)).toHaveCount(all);
    expect(new Set(await hrefs(results(page))).size).toBe(all);
    await expect(count(page)).toHaveText(`${all} documents found`);
    const limit = () => page.evaluate(() => (history.state as { searchLimit: number }).searchLimit);
    const before = await limit();
    // Away from the end and back to it.
    for (const top of [600, await page.evaluate(() => document.body.scrollHeight)]) {
      await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top);
      await restingScroll(page);
    }
    expect(await limit()).toBe(before);
  });

  test('more results come when the browser reports at once that the end was and no longer is out of reach', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const held: IntersectionObserverEntry[] = [];
          super((entries, observer) => {
            held.push(...entries);
            if (entries.some((entry) => entry.isIntersecting)) callback(held.splice(0), observer);
          }, options);
        }
      };
    });
    await openApplication(page, ofValve);
    await expect(results(page).first()).toBeVisible();
    await scrollPast(page, 25);
  });

  test('another query starts at the beginning of its list', async ({ page }) => {
    // The browser brings the field into view at once: on the way, the end of a short list would be near.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openApplication(page, ofValve);
    await scrollPast(page, await listed(page));
    await restingScroll(page);
    await field(page).fill(schedule.query);
    await expect(results(page).first()).toHaveText(schedule.title);
    expect(await results(page).count()).toBeLessThan(await found(page));
    await complete(page);
    await painted(page);
    expect(await scroll(page)).toBeLessThan(300);
  });

  test('takes over what was typed before the application was there', async ({ page }) => {
    const code = await holdRequests(page, scripts);
    await page.goto('/docs/search');
    await field(page).pressSequentially(valve.query);
    await code.asked;
    code.release();
    await expect(results(page).first()).toHaveText(valve.title);
    await expect(field(page)).toHaveValue(valve.query);
    await expect(page).toHaveURL((url) => url.search === `?q=${valve.query}`);
  });

  test('stays as it is while the page behind a result loads', async ({ page }) => {
    await setConnection(page, { saveData: true });
    await openApplication(page, ofValve);
    await complete(page);
    const target = await holdRequests(page, payloadOf(valve.path));
    const before = await results(page).count();
    await results(page).first().click();
    await target.asked;
    await expect(page).toHaveURL((url) => url.pathname === valve.path);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await painted(page);
    await expect(field(page)).toHaveValue(valve.query);
    await expect(results(page)).toHaveCount(before);
    target.release();
    await expect(page.getByRole('heading', { level: 1, name: valve.title })).toBeVisible();
  });
});
