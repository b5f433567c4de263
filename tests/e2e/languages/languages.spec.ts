import { finished, openApplication } from '../support/application.ts';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// examples/languages: English, German, Japanese and Arabic.

test('the language menu keeps the page, also after navigation, and the document changes its language', async ({
  page,
}) => {
  await openApplication(page, '/docs/de/');
  const menu = page.locator('#menu-locales');
  await page.getByRole('link', { name: 'Temperatur', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Temperatur');
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await expect(menu.getByRole('link')).toHaveText(['English', 'Deutsch', '日本語', 'العربية']);
  await expect(menu.locator('[aria-current]')).toHaveText('Deutsch');
  // A link that moves between press and release gets no click.
  await finished(menu);
  await menu.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/docs/ar/brewing/temperature');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('navigation', { name: 'في هذه الصفحة' })).toBeVisible();
});

test('from the first language, a language below its base path is another document', async ({ page }) => {
  await openApplication(page, '/docs/brewing/temperature');
  await page.getByRole('button', { name: 'Language: English' }).click();
  const menu = page.locator('#menu-locales');
  await expect(menu).toBeVisible();
  await finished(menu);
  await menu.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('h1')).toHaveText('Temperatur');
  await expect(page.locator('.page-footer')).toContainText('Diese Seite verbessern');
});

test('a page that is not translated is the original, marked as such, and its links stay in the language', async ({
  page,
}) => {
  await openApplication(page, '/docs/ar/brewing/recipes');
  await expect(page.getByRole('note')).toContainText('لم تُترجم هذه الصفحة بعد');
  const article = page.locator('article');
  await expect(article).toHaveAttribute('lang', 'en');
  await expect(article).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/brewing\/recipes$/);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
  await article.getByRole('link', { name: 'fresh mint' }).click();
  await expect(page).toHaveURL('/docs/ar/brewing/temperature');
  await expect(article).not.toHaveAttribute('lang');
  await expect(page.getByRole('note')).toHaveCount(1);
});

test('a translation that is behind its original says so, and search engines get all languages', async ({ page }) => {
  await page.goto('/docs/de/cleaning');
  const note = page.getByRole('note').first();
  await expect(note).toContainText('seit der Übersetzung geändert');
  await expect(note.getByRole('link')).toHaveAttribute('href', '/docs/cleaning');
  await page.goto('/docs/ja/brewing/temperature');
  const alternates = page.locator('link[rel=alternate][hreflang]');
  const languages = await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(languages).toEqual(['en', 'de', 'ja', 'ar', 'x-default']);
});

test.describe('search has the words of each language', () => {
  for (const [language, query, title, marked] of [
    ['de', 'kraeutertee grün', 'Temperatur', 'Grüner'],
    ['de', 'zitronensaure', 'Reinigung', 'Zitronensäure'],
    ['ja', '保温', '温度', '保温'],
    ['ar', 'حرارة', 'درجة الحرارة', 'الحرارة'],
  ] as const)
    test(`${language}: ${query}`, async ({ page }) => {
      await page.goto(`/docs/${language}/search?q=${encodeURIComponent(query)}`);
      const first = page.locator('.search-results > li').first();
      await expect(first.locator('h2')).toContainText(title);
      await expect(first.locator('mark', { hasText: marked }).first()).toBeVisible();
      await first.locator('a').first().click();
      await expect(page).toHaveURL(new RegExp(`/docs/${language}/`));
    });
});

test('an address without a page is answered in its language', async ({ page }) => {
  const answer = await page.goto('/docs/ja/nothing/here');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('ページが見つかりません');
});

for (const path of ['/docs/ar/brewing/temperature', '/docs/ar/brewing/recipes', '/docs/de/cleaning', '/docs/ja/'])
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await openApplication(page, path);
    expect(await violations(page)).toEqual([]);
  });

test('from right to left nothing sticks out, and code stays as it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApplication(page, '/docs/ar/brewing/temperature');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const part of ['pre', '.code-title', ':not(pre) > code'])
    await expect(page.locator(`article ${part}`).first()).toHaveCSS('direction', 'ltr');
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  const drawer = page.getByRole('dialog', { name: 'القائمة' });
  await expect(drawer).toBeInViewport();
  await finished(drawer);
  const end = await page.evaluate(() => document.body.clientWidth);
  const box = (await drawer.boundingBox())!;
  // At the side where lines begin, and that is where it comes from.
  expect(Math.round(box.x + box.width)).toBe(end);
  const first = await drawer.evaluate((element) => {
    element.style.animation = 'none';
    element.getAnimations();
    element.style.animation = '';
    const [slide] = element.getAnimations();
    slide!.pause();
    slide!.currentTime = 0;
    return element.getBoundingClientRect().right;
  });
  expect(first).toBeGreaterThan(end);
});
