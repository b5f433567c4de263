import type { Page } from '@playwright/test';

/** Does to the page what a browser's translation does: every text, now and later, is replaced by one in two <font>. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrap = (text: Node): void => {
      if (!text.textContent!.trim() || text.parentElement?.closest('font, script, style')) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.append(text.textContent!);
      text.parentNode!.replaceChild(outer, text);
    };
    const wrapAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    };
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
