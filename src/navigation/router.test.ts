import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./payload-store.ts', () => ({
  forgetPayloads: () => {},
  isMissing: () => false,
  loadPage: async () => ({ build: 'b', meta: { path: '/docs/v3/', shell: '/shell' } }),
  loadShell: async () => ({}),
}));

const navigation = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', new URL('http://localhost/docs/v3/'));
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('getComputedStyle', () => ({}));
  vi.stubGlobal('document', {
    documentElement: { dataset: {}, toggleAttribute: () => {} },
    getElementById: () => null,
  });
});
afterEach(() => vi.unstubAllGlobals());

it('leaves a link to a heading to the browser, also after the landing page of a version was loaded again', async () => {
  const { reloadPage, startRouter } = await import('./router.ts');
  const options = { base: '/docs/', build: 'b', show: vi.fn(async () => {}), fail: async () => {} };
  startRouter(options);
  await reloadPage('/docs/v3/', options);
  expect(options.show).toHaveBeenCalledOnce();

  const intercept = vi.fn();
  navigation.dispatchEvent(
    Object.assign(new Event('navigate'), {
      destination: { url: 'http://localhost/docs/v3/#install', sameDocument: true },
      navigationType: 'push',
      canIntercept: true,
      hashChange: true,
      downloadRequest: null,
      intercept,
    }),
  );
  expect(intercept).not.toHaveBeenCalled();
});
