import { openApplication, startApplication } from '../support/application.ts';
import { home, thermometer, valve } from '../support/greenhouse.ts';
import { count, field, results } from '../support/search-page.ts';
import { announced, modal, openAndSearch } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

const odd: Record<string, Record<string, string>> = {
  code: {
    markup: '"><img src=x onerror="window.harmed=true"><svg/onload=window.harmed=true>',
    'a script': '</script><script>window.harmed=true</script>',
    'a percent sign': '%',
    'a broken encoding': '%E0%A4%A %zz',
    'regular expressions': '.*+?^${}()|[]\\ (?<=a) \\p{L} [',
    quotes: `"'\`&amp;&lt;`,
    'property names': 'toString hasOwnProperty valueOf',
    // Words that every object has.
    constructor: 'constructor',
    prototype: '__proto__',
  },
  writing: {
    emoji: '👩‍👩‍👧‍👦 🎉',
    'half an emoji': '\ud83d valve',
    Arabic: 'الصمام مرحبا',
    Hebrew: 'שסתום שלום',
    'a direction override': '\u202egnp.exe\u2066valve',
    'control characters': '\u0000\u0007\u001b[31m\n\t',
    'ten thousand letters': 'a'.repeat(10_000),
    'ten thousand letters in words': 'valve '.repeat(1700).slice(0, 10_000),
    'ten thousand signs': '%'.repeat(3000),
  },
};

test.describe('a query', () => {
  for (const [sort, queries] of Object.entries(odd))
    test(`of odd ${sort} does no harm, in the address and typed`, async ({ page }) => {
      // A document for each of them.
      test.slow();
      await openApplication(page, '/docs/search');
      for (const [name, query] of Object.entries(queries))
        await test.step(name, async () => {
          await field(page).fill(query);
          await expect(count(page)).toHaveText(/found$/);
          await field(page).blur();
          const address = new URL(await page.evaluate(() => location.href));
          await openApplication(page, address.pathname + address.search);
          await expect(field(page)).toHaveValue(address.searchParams.get('q')!);
          await expect(count(page)).toHaveText(/found$/);
          // But for the site's own drawings: where nothing is found, and of pages.
          const drawn = 'img, script, svg:not(.illustration *, .search-type *)';
          await expect(page.locator('main').locator(drawn)).toHaveCount(0);
          expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess).toBeLessThanOrEqual(0);
        });
      // And the next one is answered as ever.
      await field(page).fill(valve.query);
      await expect(results(page).first()).toHaveText(valve.title);
    });

  for (const [name, letter] of Object.entries({ Latin: 'a', Chinese: '相', emoji: '🎉' }))
    test(`of a whole page of ${name} has an address that can be loaded`, async ({ page }) => {
      const query = letter.repeat(20_000);
      await openApplication(page, '/docs/search');
      await field(page).fill(query);
      await expect(page).toHaveURL(/\?q=./);
      await expect(count(page)).toHaveText(/found$/);
      const written = new URL(page.url()).searchParams.get('q')!;
      expect(query.startsWith(written)).toBe(true);
      expect((await page.reload())!.status()).toBe(200);
      await startApplication(page);
      await expect(field(page)).toHaveValue(written);
    });

  test('as long as a page is the same on the search page as in the modal', async ({ page }) => {
    await openAndSearch(page, home, `${`${valve.query} `.repeat(1500)}${thermometer.query}`);
    const total = (await announced(page).textContent())!.match(/\d+/)![0];
    await modal(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    await expect(count(page)).toHaveText(`${total} documents found`);
    expect((await page.reload())!.status()).toBe(200);
  });

  test('is read and written at every path that servers answer with the page', async ({ page }) => {
    for (const path of ['/docs//search', '/docs/%73earch', '/docs/search//'])
      await test.step(path, async () => {
        await openApplication(page, `${path}?q=${valve.query}`);
        await expect(field(page)).toHaveValue(valve.query);
        await expect(results(page).first()).toHaveText(valve.title);
        await field(page).fill(thermometer.query);
        await expect(page).toHaveURL((url) => url.search === `?q=${thermometer.query}`);
        await expect(results(page).first()).toHaveText(thermometer.title);
      });
  });

  test('that is empty shows the form only', async ({ page }) => {
    test.slow();
    for (const address of ['?', '?q=', '?q=%20%20', '?q', '?x=1', '?q=#results', '?&&=&%'])
      await test.step(address, async () => {
        // A new document also where only the fragment is new.
        await page.goto('about:blank');
        await openApplication(page, `/docs/search${address}`);
        await expect(field(page)).toBeVisible();
        await expect(count(page)).toBeEmpty();
        await expect(page.locator('.search-results')).toHaveCount(0);
        await field(page).fill(valve.query);
        await expect(results(page).first()).toHaveText(valve.title);
      });
  });

  test('given twice, the first counts', async ({ page }) => {
    await openApplication(page, `/docs/search?q=${thermometer.query}&q=${valve.query}`);
    await expect(field(page)).toHaveValue(thermometer.query);
    await expect(results(page).first()).toHaveText(thermometer.title);
  });
});
