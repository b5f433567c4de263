import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./payload-cache.ts', () => ({
  forgetPayloads: () => {},
  loadPage: async () => ({ build: 'b', meta: { path: '/docs/v3/', shell: '/shell' } }),
  loadShell: async () => ({}),
}));

const navigate = vi.fn();
/** What the stylesheet says, if there is one. */
let styles: string;
let navigation: EventTarget;

beforeEach(() => {
  // Each router listens to its own.
  vi.resetModules();
  navigation = Object.assign(new EventTarget(), { navigate });
  vi.stubGlobal('Navigation', vi.fn());
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', new URL('http://localhost/docs/v3/'));
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  styles = '1';
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => styles }));
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, toggleAttribute: () => {} },
    getElementById: () => null,
    querySelector: () => null,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  navigate.mockReset();
});

async function router() {
  const { reloadPage, startRouter } = await import('./router.ts');
  const options = { base: '/docs/', build: 'b', show: vi.fn(async () => {}), fail: async () => {} };
  startRouter(options);
  return { options, reloadPage };
}

/** Returns what the router called. */
function follow(path: string, details: Partial<NavigateEvent> = {}) {
  const intercept = vi.fn();
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    destination: { url: `http://localhost${path}`, sameDocument: false },
    navigationType: 'push',
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    intercept,
    ...details,
  });
  navigation.dispatchEvent(event);
  return { intercept, isCancelled: event.defaultPrevented };
}

it('lets links load documents while there is no stylesheet', async () => {
  await router();
  styles = '';
  expect(follow('/docs/v3/basics').intercept).not.toHaveBeenCalled();
});

it('takes over links to other pages', async () => {
  await router();
  expect(follow('/docs/v3/basics').intercept).toHaveBeenCalledOnce();
});

it('shows a page whole even if the reader stops the navigation to it', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const set = new Set<string>();
  const article = {
    setAttribute: (name: string) => set.add(name),
    removeAttribute: (name: string) => set.delete(name),
  };
  vi.spyOn(document, 'querySelector').mockReturnValue(article as never);
  const { options } = await router();
  const stop = new AbortController();
  options.show.mockImplementation(async () => stop.abort());
  const { intercept } = follow('/docs/v3/basics', { signal: stop.signal });
  await intercept.mock.calls[0]![0].handler();
  expect(document.documentElement.dataset).toHaveProperty('arriving');
  expect([...set]).toEqual(['data-partly-shown']);
  for (const frame of frames) frame();
  expect(document.documentElement.dataset).not.toHaveProperty('arriving');
  expect(set.size).toBe(0);
});

it('leaves a link to a heading to the browser, also after the landing page of a version was loaded again', async () => {
  const { options, reloadPage } = await router();
  await reloadPage('/docs/v3/', options);
  expect(options.show).toHaveBeenCalledOnce();
  expect(follow('/docs/v3/#install', { hashChange: true }).intercept).not.toHaveBeenCalled();
});

it.each([
  ['a reload', '/docs/v3/', { navigationType: 'reload' }],
  ['a download', '/docs/v3/basics', { downloadRequest: 'basics' }],
  ['a form', '/docs/v3/basics', { formData: {} }],
  ['a file', '/docs/files/sample.zip', {}],
  ['another site', '/elsewhere', {}],
] as [string, string, Partial<NavigateEvent>][])('leaves %s to the browser', async (_, path, details) => {
  await router();
  const { intercept, isCancelled } = follow(path, details);
  expect(intercept).not.toHaveBeenCalled();
  expect(isCancelled).toBe(false);
});

it.each(['push', 'replace'] as const)('turns a %s of index.html into one of the clean address', async (type) => {
  await router();
  const { intercept, isCancelled } = follow('/docs/v3/basics/index.html?a=1#b', { navigationType: type });
  expect(intercept).not.toHaveBeenCalled();
  expect(isCancelled).toBe(true);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/v3/basics?a=1#b', { history: type });
});
