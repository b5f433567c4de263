// The measurements of one page. Each function takes a fresh browser context.
import { categories, mainThreadTasks } from './tasks.mjs';
import { watchPage } from './watched-page.mjs';

/** Simulates a phone four times slower than this machine. */
export const slowed = 4;

/** A page from a local server arrives all at once, which no reader sees: `phone` is what Lighthouse takes for one. */
export const connections = {
  'local server': undefined,
  phone: { latency: 150, kilobits: 1600 },
};

async function openPage(context, url, slowdown, connection) {
  const page = await context.newPage();
  const watched = await watchPage(page);
  await watched.slowDown(slowdown);
  if (connection) await watched.throttle(connection);
  await page.goto(url, { waitUntil: 'load' });
  return { page, watched };
}

async function startApplication({ page, watched }) {
  await page.mouse.move(400, 400);
  await page.mouse.move(410, 410);
  await watched.has('html[data-application]');
}

/** Frames and milliseconds from clicking a link, with the page already loaded, until its heading is painted. */
export async function measureNavigation(context, origin, from, to, slowdown) {
  const opened = await openPage(context, origin + from, slowdown);
  const { watched } = opened;
  await startApplication(opened);
  await watched.evaluate((path) => {
    document.querySelector(`a[href="${path}"]`)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }, to);
  await watched.until(
    `${to} was not prefetched.`,
    (path) =>
      performance
        .getEntriesByType('resource')
        .some(
          (entry) =>
            entry instanceof PerformanceResourceTiming &&
            entry.name.endsWith(`${path}.rsc.txt`) &&
            entry.responseEnd > 0,
        ),
    to,
  );
  await watched.settle();
  return watched.evaluate((path) => {
    const before = document.querySelector('h1')?.textContent;
    return new Promise((resolve) => {
      let frames = 0;
      // Click between two frames, as readers do; what a frame's callback sees is what that frame paints.
      setTimeout(() => {
        const start = performance.now();
        /** @type {HTMLElement | null} */ (document.querySelector(`a[href="${path}"]`))?.click();
        requestAnimationFrame(function count() {
          frames++;
          if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(count);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ frames, milliseconds: performance.now() - start });
          port2.postMessage(undefined);
        });
      }, 5);
    });
  }, to);
}

/** Milliseconds that a pointer takes to a link, and in how many steps. */
const travel = { time: 300, steps: 12 };

/**
 * Milliseconds from pressing a link until the heading of its page is painted, for a reader who has not touched the page before: the
 * pointer's way to the link is all the time there is to get ready. It does not matter whether a document or only its content is loaded.
 */
export async function measureTravelledNavigation(context, origin, from, to, slowdown) {
  await context.addInitScript(() => {
    const now = () => performance.timeOrigin + performance.now();
    addEventListener('click', () => (sessionStorage['clicked'] = now()), { capture: true, once: true });
    requestAnimationFrame(function look() {
      const heading = document.querySelector('h1')?.textContent;
      const { before, clicked, shown } = sessionStorage;
      if (!clicked || !heading || heading === before || shown) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (sessionStorage['shown'] = now());
      port2.postMessage(undefined);
    });
  });
  const { page, watched } = await openPage(context, origin + from, slowdown);
  await watched.settle();
  const target = await watched.evaluate((path) => {
    sessionStorage['before'] = document.querySelector('h1')?.textContent;
    const links = [...document.querySelectorAll(`a[href="${path}"]`)];
    const box = links.find((link) => link.checkVisibility())?.getBoundingClientRect();
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, to);
  const start = { x: 640, y: 700 };
  for (let step = 1; step <= travel.steps; step++) {
    const part = step / travel.steps;
    const x = start.x + (target.x - start.x) * part;
    const y = start.y + (target.y - start.y) * part;
    const moved = page.mouse.move(x, y);
    await new Promise((resolve) => setTimeout(resolve, travel.time / travel.steps));
    await moved;
  }
  await page.mouse.down();
  await page.mouse.up();
  await watched.until('The page did not appear.', () => sessionStorage['shown'] !== undefined);
  const milliseconds = await watched.evaluate(() => sessionStorage['shown'] - sessionStorage['clicked']);
  return { milliseconds };
}

/**
 * The longest task during page load and during hydration, with the long tasks for inspection.
 *
 * @param context
 * @param {string} url
 * @param {number} slowdown
 * @param {{ connection?: { latency: number, kilobits: number } | undefined, takeOver?: typeof startApplication | undefined }} [options]
 */
export async function measureLongTasks(context, url, slowdown, { connection, takeOver = startApplication } = {}) {
  const browser = context.browser();
  await browser.startTracing(undefined, { categories });
  const opened = await openPage(context, url, slowdown, connection);
  const { watched } = opened;
  await watched.settle();
  await watched.evaluate(() => void performance.mark('intent'));
  await takeOver(opened);
  await watched.settle();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = mainThreadTasks(traceEvents, 'intent').sort((a, b) => b.milliseconds - a.milliseconds);
  const longest = (phase) => tasks.find((task) => task.phase === phase)?.milliseconds ?? 0;
  return {
    loading: longest('loading'),
    hydrating: longest('hydrating'),
    tasks: tasks.filter(({ milliseconds }) => milliseconds > 25),
  };
}

/** Pages without style or script: what this machine needs right now for the least, and for a text of usual length. */
export const plainPages = {
  'one word': '<p>Word',
  'a plain page': `<h1>Plain</h1>${'<p>Some <a href="#">plain</a> text with <code>code</code>.</p>'.repeat(200)}`,
};

/** The same for a page made of the given HTML. */
export async function measurePlainPage(context, origin, html, slowdown) {
  const body = `<!DOCTYPE html><title>Plain</title>${html}`;
  await context.route('**/plain-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  return measureLongTasks(context, `${origin}/plain-page`, slowdown, { takeOver: async () => {} });
}
