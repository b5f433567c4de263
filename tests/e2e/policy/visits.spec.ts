import type { Page } from '@playwright/test';
import { startApplication } from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { recordViolations } from '../support/violations.ts';

// Every template of every example, used as readers do: whatever the policy blocked would be said in the console as well.

/** Addresses of a site, below its base path, and a word that its search finds. */
const sites: Record<string, { base: string; pages: string[]; word: string }> = {
  search: { base: '/docs/', pages: ['', 'search?q=valve', 'no-such-page', 'apis/thermometer', 'cli'], word: 'valve' },
  versions: { base: '/docs/', pages: ['', 'start/mounting', 'sensors/heart-rate', 'v2', 'tool'], word: 'sensor' },
  reading: {
    base: '/docs/',
    pages: [
      'guides/code',
      'guides/features',
      'guides/tables',
      'guides/writing',
      'apis/station',
      'config',
      'cli/read',
      'start/setup',
      'tags',
      '__docusaurus/debug/config',
    ],
    word: 'station',
  },
  studio: { base: '/', pages: ['', 'docs/tour', 'docs/guides/cones'], word: 'cone' },
  languages: { base: '/docs/', pages: ['', 'de', 'ar', 'de/search?q=t'], word: 't' },
  plugins: { base: '/docs/', pages: ['', 'table', 'lights'], word: 'coast' },
};

for (const [name, { base, pages, word }] of Object.entries(sites))
  test.describe(name, () => {
    // The container of the tag manager is not on this computer's network.
    const elsewhere = /^https:\/\/www\.googletagmanager\.com\//;

    for (const path of pages)
      test(`nothing on /${path} is blocked while somebody uses it`, async ({ page }, { project }) => {
        await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
        const violations = await recordViolations(page);
        const response = await page.goto(project.metadata['sites'][name] + base + path);
        expect(response!.headers()['content-security-policy']).toContain("default-src 'none'");
        await startApplication(page);
        await useControls(page);
        await searchFor(page, word);
        await followLinks(page, base);
        expect(violations).toEqual([]);
      });
  });

/** Presses what the page itself has, by mouse and by keyboard. */
async function useControls(page: Page): Promise<void> {
  for (const selector of ['main [role=tab]', 'main .copy', 'main summary', '.navbar [popovertarget]', '.color-mode']) {
    const control = page.locator(selector).filter({ visible: true }).first();
    if ((await control.count()) === 0) continue;
    await control.click();
    await page.keyboard.press('Escape');
  }
  const declared = page.locator('.code code a[href*="#"]').first();
  if ((await declared.count()) > 0) await declared.hover();
  for (const picture of await page.locator('main img, main .diagram').all()) await picture.scrollIntoViewIfNeeded();
}

/** In any language. */
async function searchFor(page: Page, word: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] [role=combobox]').fill(word);
  await expect(page.locator('dialog[open] [role=option]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** To other pages of the same document, and back. Every page marks the links to itself: by them it is known that it is there. */
async function followLinks(page: Page, base: string): Promise<void> {
  const links = page.locator(`.sidebar a[href^="${base}"]:not([aria-current])`).filter({ visible: true });
  // Read once: after each step other links are those that do not lead to the page itself.
  const all = await links.evaluateAll((list) => [...new Set(list.map((link) => link.getAttribute('href')!))]);
  const hrefs = all.slice(0, 3);
  const linkTo = (href: string) => page.locator(`.sidebar a[href="${href}"]`).filter({ visible: true }).first();
  for (const href of hrefs) {
    await linkTo(href).click();
    await expect(linkTo(href)).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL((url) => url.pathname === href);
    await expect(page.locator('main')).toContainText(/\S/);
  }
  await page.goBack();
  const before = hrefs.at(-2);
  if (before) await expect(linkTo(before)).toHaveAttribute('aria-current', 'page');
}
