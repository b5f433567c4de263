// The main thread's tasks while somebody types into the search dialog, its worker in place.
import { categories, mainThreadTasks } from '../../support/tasks.mjs';

const keyDelay = 90;

/** Long tasks (over 50 ms by the clock) and the longest task (on the processor), while opening and while typing. */
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
  await page.mouse.move(400, 400);
  await page.mouse.move(410, 410);
  await page.waitForSelector('html[data-application]');
  await page.waitForTimeout(300);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const opening = await watch(page, async () => {
    await page.keyboard.press('Control+k');
    await field().waitFor();
  });
  // The index arrives and is read.
  await field().fill('a');
  await results().first().waitFor();
  await field().fill('');
  const typing = await watch(page, async () => {
    for (const query of queries) {
      await page.keyboard.type(query, { delay: keyDelay });
      await results().first().waitFor();
      await field().fill('');
    }
  });
  return { opening, typing };

  function field() {
    return page.getByRole('combobox', { name: 'Search' });
  }
  function results() {
    return page.locator('.search-modal [role=listbox] a');
  }
}

async function watch(page, act) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories });
  await page.evaluate(() => {
    performance.mark('watched');
    window.longTasks.length = 0;
  });
  await act();
  await page.waitForTimeout(500);
  const long = await page.evaluate(() => window.longTasks);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = mainThreadTasks(traceEvents, 'watched').sort((a, b) => b.milliseconds - a.milliseconds);
  return { long, longest: tasks[0]?.milliseconds ?? 0, parts: tasks[0]?.parts ?? [] };
}
