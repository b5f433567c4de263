// Times the engine in a page. Throttling affects a page's main thread but not workers, so it runs there.
import { readFileSync } from 'node:fs';
import { categories, mainThreadTasks } from '../../support/tasks.mjs';

/** An empty page of the site with the engine and the bytes of an index. Always new: nothing is compiled or cached. */
async function openEngine(context, { origin, engineFile, version, slowdown }) {
  await context.route('**/bench-search/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Engine</title>' }),
  );
  await context.route('**/bench-search/engine.mjs', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(engineFile) }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/bench-search/`);
  await page.evaluate(
    async ([address, folder]) => {
      const { answerFrom, SearchIndex } = /** @type {Window['engine']} */ (await import(address));
      const response = await fetch(`${folder}index.json`);
      const bytes = await response.arrayBuffer();
      const load = async (name) =>
        name === 'index.json'
          ? JSON.parse(new TextDecoder().decode(bytes))
          : fetch(folder + name).then((file) => file.json());
      window.openIndex = () => SearchIndex.open(load);
      /** Milliseconds until the first answer, the one without snippets. */
      window.ask = async (index, query, start = performance.now()) => {
        let time;
        const done = () => (time ??= performance.now() - start);
        await answerFrom(index, '/docs/', { query, version: 'v', limit: 8 }, done, () => time !== undefined);
        return time;
      };
    },
    /** @type {const} */ ([`${origin}/bench-search/engine.mjs`, `/docs/search-index/${version}/`]),
  );
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * Milliseconds from having the index's bytes to the first answer: in wall time, and in CPU time, which excludes other
 * programs.
 */
export async function timeFirst(context, place, query) {
  const page = await openEngine(context, place);
  const browser = context.browser();
  await browser.startTracing(page, { categories });
  // In its own task: only tasks that begin after the mark are recorded.
  await page.evaluate(() => performance.mark('bytes there'));
  const clock = await page.evaluate(async (text) => {
    const start = performance.now();
    return window.ask(await window.openIndex(), text, start);
  }, query);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = mainThreadTasks(traceEvents, 'bytes there');
  return { clock, processor: tasks.reduce((sum, { milliseconds }) => sum + milliseconds, 0) };
}

/** Milliseconds of each keystroke's first answer once the index is open. */
export async function timeKeystrokes(context, place, queries) {
  const page = await openEngine(context, place);
  return page.evaluate(async (texts) => {
    const index = await window.openIndex();
    await window.ask(index, texts[0]);
    const times = [];
    for (const text of texts) {
      // Spaced out like real keystrokes.
      await new Promise((resolve) => setTimeout(resolve, 5));
      times.push(await window.ask(index, text));
    }
    return times;
  }, queries);
}
