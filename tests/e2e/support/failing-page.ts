import { type Page, expect } from '@playwright/test';
import { isSameDocument, markDocument, openApplication } from './application.ts';
import { setConnection } from './network.ts';
import { landing, mounting, start } from './versions-site.ts';

export const target = mounting;
export const other = start;

/** Opens the landing page without anything fetched ahead, so that the next click asks the server. */
export async function openWithoutPrefetch(page: Page): Promise<void> {
  await setConnection(page, { saveData: true });
  await openApplication(page, landing);
  await markDocument(page);
}

export const errorBox = (page: Page, title: string) => page.locator('main [role=alert]', { hasText: title });
export const followLink = (page: Page, path: string) => page.locator(`.sidebar a[href="${path}"]`).click();

/** The page shows what the server's document at this address shows. */
export async function expectContentOf(page: Page, path: string): Promise<void> {
  const document = await (await page.request.get(path)).text();
  await expect(page.locator('main h1')).toHaveText(/<h1>(.*?)<\/h1>/.exec(document)![1]!);
}

export async function expectUsableShell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Riders' }).click();
  await expect(page.locator('.menu-panel:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
  await followLink(page, other);
  await expectContentOf(page, other);
  expect(await isSameDocument(page)).toBe(true);
}

/** Changes the answer to requests on its way to the page. */
export async function tamper(page: Page, url: RegExp, change: (body: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const changed = change(body);
    expect(changed, 'the tampered answer').not.toBe(body);
    await route.fulfill({ response, body: changed });
  });
}
