import type { Page } from '@playwright/test';
import { home, thermometer } from '../support/greenhouse.ts';
import { expect, test } from '../support/test.ts';

/** The site in a frame without an origin of its own, on a host that lets everybody read its files, as GitHub Pages does. */
async function openSandboxed(page: Page, path: string): Promise<void> {
  await page.route('**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, 'access-control-allow-origin': '*' } });
  });
  await page.route('**/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe title="Docs" sandbox="allow-scripts" src="${path}" width="1200" height="700"></iframe>`,
    }),
  );
  await page.goto('/frame');
}

test('search works in a frame that may not start a worker', async ({ page }) => {
  await openSandboxed(page, home);
  const frame = page.frameLocator('iframe');
  await frame.locator('.navbar').getByRole('button', { name: 'Search', exact: true }).click();
  const field = frame.getByRole('combobox', { name: 'Search' });
  await field.fill(thermometer.query);
  await expect(frame.getByRole('option').first()).toContainText(thermometer.title);
  await field.press('Enter');
  await expect(frame.locator('main h1')).toHaveText(thermometer.title);
});
