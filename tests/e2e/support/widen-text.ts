import type { Page } from '@playwright/test';

/** The spacing that text must bear by WCAG 1.4.12, from a stylesheet that the policy of the page does not concern. */
export async function widenText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{letter-spacing:.12em!important;word-spacing:.16em!important}');
    document.adoptedStyleSheets.push(sheet);
  });
}
