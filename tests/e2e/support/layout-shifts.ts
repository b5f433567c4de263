import type { Page } from '@playwright/test';

/** Less than this is a fraction of a pixel of something small, which browsers report of what is replaced by the same. */
const unseen = 0.0005;

/** Every shift counts that can be seen, also one that a reader's input would excuse. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript((least) => {
    const found: string[] = [];
    Object.assign(window, { layoutShifts: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[]) {
        if (entry.value < least) continue;
        const names = entry.sources.map(
          ({ node }) => `${node?.nodeName}.${node?.className} in ${node?.parentElement?.className}`,
        );
        found.push(`${entry.value.toFixed(4)} at ${scrollY}: ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, unseen);
}

export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { layoutShifts: string[] }).layoutShifts;
  });
}
