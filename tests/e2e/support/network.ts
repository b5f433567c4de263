import type { Page } from '@playwright/test';
import { payloadUrl } from '../../../packages/pagewright/src/kernel/urls/paths.ts';

export const scripts = /\/assets\/.*\.js$/;
export const payloads = /\.rsc\.txt$/;
export const shells = /\/assets\/shell-.*\.rsc\.txt$/;

/** The content payload of a page. */
export function payloadOf(path: string): RegExp {
  return new RegExp(`${payloadUrl(path, '/docs/').replaceAll('.', '\\.')}$`);
}

/** Paths of the requests that match, in order, from now on. */
export function recordRequests(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** How often in a row the page has to be idle: a script that has arrived, or a worker, may ask for more. */
const calmRounds = 3;

/** Resolves when the network is quiet and the page, idle again and again, asks for nothing else. */
export async function quiet(page: Page): Promise<void> {
  let events = 0;
  const note = (): void => void events++;
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  for (let calm = 0, before = events; calm < calmRounds; before = events) {
    await idle(page);
    calm = events === before ? calm + 1 : 0;
  }
  page.off('request', note).off('requestfinished', note).off('requestfailed', note);
}

/** Two rounds: what is new on the page is looked at when idle, and what is in view is fetched when idle again. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round++) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/** Keeps requests waiting until they are released. `asked` resolves with the first. */
export async function holdRequests(
  page: Page,
  pattern: RegExp,
): Promise<{ asked: Promise<void>; release: () => void }> {
  let release!: () => void;
  let onAsked!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (onAsked = resolve));
  await page.route(pattern, async (route) => {
    onAsked();
    await released;
    // The test may be over by now.
    await route.fallback().catch(() => {});
  });
  return { asked, release };
}

/** A connection on which nothing is to be fetched ahead. */
export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

/** A machine that says it is connected, as one without a network does not. */
export async function setOnline(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
}
