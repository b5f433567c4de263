// Main-thread tasks while somebody types into the search dialog, with its real worker.
import { categories, mainThreadTasks } from '../../support/tasks.mjs';
import { watchPage } from '../../support/watched-page.mjs';

const keyDelay = 90;
const result = '.search-modal [role=listbox] a';

/** Long tasks (over 50 ms wall time) and the longest task (CPU time), while opening and while typing. */
export async function measureModal(context, origin, queries, slowdown) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(`${origin}/docs/`, { waitUntil: 'networkidle' });
  const watched = await watchPage(page);
  await page.mouse.move(400, 400);
  await page.mouse.move(410, 410);
  await watched.has('html[data-application]');
  await page.waitForTimeout(300);
  await watched.slowDown(slowdown);
  const opening = await watch(page, watched, async () => {
    await page.keyboard.press('Control+k');
    await watched.has('.search-modal[open] [role=combobox]:focus');
  });
  // The index is loaded and decoded.
  await page.keyboard.type('a');
  await watched.has(result);
  const typing = await watch(page, watched, async () => {
    for (const query of queries) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(query, { delay: keyDelay });
      await watched.has(result);
    }
  });
  return { opening, typing };
}

async function watch(page, watched, act) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories });
  await watched.evaluate(() => {
    performance.mark('watched');
    window.longTasks.length = 0;
  });
  await act();
  await page.waitForTimeout(500);
  const long = await watched.evaluate(() => window.longTasks);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = mainThreadTasks(traceEvents, 'watched').sort((a, b) => b.milliseconds - a.milliseconds);
  return { long, longest: tasks[0]?.milliseconds ?? 0, parts: tasks[0]?.parts ?? [] };
}
