import { openApplication, startApplication } from '../support/application.ts';
import { count, field, results } from '../support/search-page.ts';
import { announced, modal, openAndSearch } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test.describe('a query', () => {
  const odd: Record<string, string> = {
    markup: '"><img src=x onerror="window.harmed=true"><svg/onload=window.harmed=true>',
    'a script': '</script><script>window.harmed=true</script>',
    'a percent sign': '%',
    'a broken encoding': '%E0%A4%A %zz',
    emoji: '👩‍👩‍👧‍👦 🎉',
    'half an emoji': '\ud83d camera',
    Arabic: 'الكاميرا مرحبا',
    Hebrew: 'מצלמה שלום',
    'a direction override': '\u202egnp.exe\u2066camera',
    'regular expressions': '.*+?^${}()|[]\\ (?<=a) \\p{L} [',
    quotes: `"'\`&amp;&lt;`,
    'control characters': '\u0000\u0007\u001b[31m\n\t',
    'property names': 'toString hasOwnProperty valueOf',
    'ten thousand letters': 'a'.repeat(10_000),
    'ten thousand letters in words': 'camera '.repeat(1500).slice(0, 10_000),
    'ten thousand signs': '%'.repeat(3000),
  };

  for (const [name, query] of Object.entries(odd))
    test(`of ${name} does no harm, in the address and typed`, async ({ page }) => {
      await openApplication(page, '/docs/search');
      await field(page).fill(query);
      await expect(count(page)).toHaveText(/found$/);
      const address = new URL(page.url());
      await openApplication(page, address.pathname + address.search);
      await expect(field(page)).toHaveValue(address.searchParams.get('q')!);
      await expect(count(page)).toHaveText(/found$/);
      await expect(page.locator('main').locator('img, svg, script')).toHaveCount(0);
      expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBeLessThanOrEqual(0);
      // And the next one is answered as ever.
      await field(page).fill('camera');
      await expect(results(page).first()).toHaveText('Camera');
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
    await openAndSearch(page, '/docs/', `${'camera '.repeat(1500)}geolocation`);
    const total = (await announced(page).textContent())!.match(/\d+/)![0];
    await modal(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    await expect(count(page)).toHaveText(`${total} documents found`);
    expect((await page.reload())!.status()).toBe(200);
  });

  // Servers answer all of these with the page.
  for (const path of ['/docs//search', '/docs/%73earch', '/docs/search//'])
    test(`at ${path} is read, and written`, async ({ page }) => {
      await openApplication(page, `${path}?q=camera`);
      await expect(field(page)).toHaveValue('camera');
      await expect(results(page).first()).toHaveText('Camera');
      await field(page).fill('geolocation');
      await expect(page).toHaveURL(/\?q=geolocation$/);
      await expect(results(page).first()).toHaveText('Geolocation');
    });

  // Words that every object has.
  for (const query of ['constructor', '__proto__'])
    test(`of ${query} is answered`, async ({ page }) => {
      await openApplication(page, `/docs/search?q=${query}`);
      await expect(count(page)).toHaveText(/found$/);
    });

  for (const address of ['?', '?q=', '?q=%20%20', '?q', '?x=1', '?q=#results', '?&&=&%'])
    test(`that is empty, ${address}, shows the form only`, async ({ page }) => {
      await openApplication(page, `/docs/search${address}`);
      await expect(field(page)).toBeVisible();
      await expect(count(page)).toBeEmpty();
      await expect(page.locator('.search-results')).toHaveCount(0);
      await field(page).fill('camera');
      await expect(results(page).first()).toHaveText('Camera');
    });

  test('given twice, the first counts', async ({ page }) => {
    await openApplication(page, '/docs/search?q=geolocation&q=camera');
    await expect(field(page)).toHaveValue('geolocation');
    await expect(results(page).first()).toHaveText('Geolocation');
  });
});
