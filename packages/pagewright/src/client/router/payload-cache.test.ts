import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isMissing, takeResponses } from './fetch-bytes.ts';
import { payloadEnd } from '../../contract/payload-end.ts';
import { forgetPayloads, loadPage, loadShell, pageBytes, preparePage } from './payload-cache.ts';

vi.mock('@vitejs/plugin-rsc/browser', () => ({
  createFromReadableStream: async (stream: ReadableStream) =>
    JSON.parse((await new Response(stream).text()).replace(payloadEnd, '')),
}));

const preload = vi.hoisted(() => vi.fn<(href: string, options: object) => void>());
vi.mock('react-dom', () => ({ preload }));

const payload = (title: string): Response => new Response(JSON.stringify({ title }) + payloadEnd);
const minute = 60_000;
const server = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
/** How the browser's own copy was used, request by request. */
const cacheModes = () => server.mock.calls.map(([, { cache }]) => cache);
let number = 0;
/** Another one for each test: what is fetched is kept. */
let url: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', server);
  server.mockReset().mockImplementation(async () => payload('Page'));
  url = `/docs/${++number}.rsc.txt`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetched pages', () => {
  it('are kept for five minutes', async () => {
    await pageBytes(url);
    vi.advanceTimersByTime(5 * minute - 1);
    expect(await loadPage(url)).toEqual({ title: 'Page' });
    expect(server).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await loadPage(url);
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('are fetched again after a failure', async () => {
    server.mockRejectedValueOnce(new TypeError('offline'));
    await expect(pageBytes(url)).rejects.toThrow('The page could not be loaded: the server could not be reached.');
    expect(await loadPage(url)).toEqual({ title: 'Page' });
  });

  it('are fetched again if a request made ahead is lost while somebody waits for it, once', async () => {
    let lose!: (error: Error) => void;
    server.mockReturnValueOnce(new Promise((_, reject) => (lose = reject)));
    pageBytes(url).catch(() => {});
    const page = loadPage(url);
    lose(new TypeError('offline'));
    expect(await page).toEqual({ title: 'Page' });
    expect(server).toHaveBeenCalledTimes(2);
    server.mockRejectedValue(new TypeError('offline'));
    forgetPayloads();
    pageBytes(url).catch(() => {});
    await expect(loadPage(url)).rejects.toThrow('could not be reached');
    expect(server).toHaveBeenCalledTimes(4);
  });

  it('are shown as they were when the server cannot be reached, and asked for again', async () => {
    await loadPage(url);
    vi.advanceTimersByTime(5 * minute);
    server.mockRejectedValueOnce(new TypeError('offline'));
    expect(await loadPage(url)).toEqual({ title: 'Page' });
    server.mockResolvedValueOnce(payload('New'));
    expect(await loadPage(url)).toEqual({ title: 'New' });
  });

  it('are not shown as they were when the server answers that they are gone', async () => {
    await loadPage(url);
    vi.advanceTimersByTime(5 * minute);
    server.mockResolvedValueOnce(new Response('', { status: 404 }));
    await expect(loadPage(url)).rejects.toSatisfy(isMissing);
  });

  it('are not shown as they were when the server answers with a document in their place', async () => {
    await loadPage(url);
    vi.advanceTimersByTime(5 * minute);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    server.mockResolvedValueOnce(new Response(`<!DOCTYPE html>${payloadEnd}`, { headers }));
    await expect(loadPage(url)).rejects.toSatisfy(isMissing);
  });

  it('are fetched again if their bytes are corrupt', async () => {
    server.mockResolvedValueOnce(new Response(`<!DOCTYPE html>${payloadEnd}`));
    await expect(loadPage(url)).rejects.toThrow('the response is not the whole content of a page');
    expect(await loadPage(url)).toEqual({ title: 'Page' });
  });

  it('are fetched again if their end is missing', async () => {
    server.mockResolvedValueOnce(Response.json({ title: 'Pa' }));
    await expect(pageBytes(url)).rejects.toThrow('the response is not the whole content of a page');
    expect(await loadPage(url)).toEqual({ title: 'Page' });
  });

  it('are always asked for, and after a failure taken from the server itself', async () => {
    server.mockResolvedValueOnce(Response.json({ title: 'Pa' }));
    await loadPage(url).catch(() => {});
    await loadPage(url);
    forgetPayloads();
    await loadPage(url);
    expect(cacheModes()).toEqual(['no-cache', 'reload', 'no-cache']);
  });

  it('are asked for again if a request made ahead hangs', async () => {
    server.mockReturnValueOnce(new Promise(() => {}));
    void pageBytes(url);
    vi.advanceTimersByTime(5000);
    void pageBytes(url);
    expect(server).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(await loadPage(url)).toEqual({ title: 'Page' });
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('fail if the server does not answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    server.mockImplementationOnce(async (_url, { signal }) => {
      signal!.throwIfAborted();
      return payload('Page');
    });
    await expect(loadPage(url)).rejects.toThrow('the server could not be reached');
    expect(timeout).toHaveBeenCalledWith(30_000);
    timeout.mockRestore();
  });

  it('are missing only if the server says so', async () => {
    const failure = async (answer: Promise<Response>): Promise<unknown> => {
      server.mockReturnValueOnce(answer);
      return loadPage(url).catch((error: unknown) => error);
    };
    expect(isMissing(await failure(Promise.resolve(new Response('', { status: 404 }))))).toBe(true);
    expect(isMissing(await failure(Promise.resolve(new Response('', { status: 500 }))))).toBe(false);
    expect(isMissing(await failure(Promise.reject(new TypeError('offline'))))).toBe(false);
  });
});

it('a response of the boot script is used once', async () => {
  takeResponses(new Map([[url, Promise.resolve(payload('Early'))]]));
  expect(await loadPage(url)).toEqual({ title: 'Early' });
  expect(server).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5 * minute);
  expect(await loadPage(url)).toEqual({ title: 'Page' });
});

it('a response of the boot script that does not come is a failure, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  takeResponses(new Map([[url, new Promise(() => {})]]));
  const failure = expect(loadPage(url)).rejects.toThrow('the server could not be reached');
  vi.advanceTimersByTime(30_000);
  await failure;
});

it('a shell may come from the browser, unless it failed', async () => {
  server.mockRejectedValueOnce(new TypeError('offline'));
  await loadShell(url).catch(() => {});
  await loadShell(url);
  expect(cacheModes()).toEqual(['default', 'reload']);
});

it('a shell is kept, but not its failure', async () => {
  server.mockRejectedValueOnce(new TypeError('offline'));
  await expect(loadShell(url)).rejects.toThrow();
  await loadShell(url);
  vi.advanceTimersByTime(60 * minute);
  await loadShell(url);
  expect(server).toHaveBeenCalledTimes(2);
});

it('pages and shells that were forgotten are fetched again', async () => {
  const loadBoth = () => Promise.all([loadPage(url), loadShell(`${url}?shell`)]);
  await loadBoth();
  forgetPayloads();
  await loadBoth();
  expect(server).toHaveBeenCalledTimes(4);
});

describe('after everything was forgotten, the late failure of an old request', () => {
  /** Requests something, and again after forgetting it; then the first request fails. */
  async function failLate(load: (url: string) => Promise<unknown>): Promise<void> {
    let fail!: (error: Error) => void;
    server.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const old = load(url);
    forgetPayloads();
    await load(url);
    fail(new TypeError('offline'));
    await old.catch(() => {});
  }

  it.each([
    ['page', loadPage],
    ['shell', loadShell],
  ])('does not drop the %s that was fetched since', async (_, load) => {
    await failLate(load);
    await load(url);
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('does not bring back the page as it was before', async () => {
    server.mockResolvedValueOnce(payload('Old'));
    await loadPage(url);
    vi.advanceTimersByTime(5 * minute);
    server.mockClear();
    await failLate(loadPage);
    expect(await loadPage(url)).toEqual({ title: 'Page' });
    expect(server).toHaveBeenCalledTimes(2);
  });
});

it('of a page that is prepared, the stylesheets are loaded, and the content is decoded once', async () => {
  server.mockResolvedValueOnce(new Response(JSON.stringify({ styles: ['/a.css', '/b.css'] }) + payloadEnd));
  await preparePage(url);
  expect(preload.mock.calls).toEqual(['/a.css', '/b.css'].map((href) => [href, { as: 'style' }]));
  expect(await loadPage(url)).toBe(await loadPage(url));
  expect(server).toHaveBeenCalledTimes(1);
});
