import { t } from '../contract/strings/t.ts';
import type { SearchProvider } from '../contract/search-provider.ts';
import type { FromWorker, IndexLocation, ToWorker } from './worker.ts';

interface Waiting {
  answer: Parameters<SearchProvider['search']>[1];
  done: () => void;
  fail: (error: Error) => void;
}

/** Answers from the site's own index, in a worker that keeps the work off the main thread. */
export function localProvider(locationOf: (version: string) => IndexLocation): SearchProvider {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | undefined;
  const send = (message: ToWorker): void => (worker ??= start()).postMessage(message);

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const request = waiting.get(data.id);
      if (data.type === 'answer') return request?.answer(data.answer);
      waiting.delete(data.id);
      if (data.type === 'done') request?.done();
      else request?.fail(new Error(messageOf(data)));
    });
    // The script failed to load or crashed. The next query starts a new worker.
    started.addEventListener('error', () => {
      started.terminate();
      worker = undefined;
      for (const { fail } of waiting.values()) fail(new Error(t('search.notStarted')));
      waiting.clear();
    });
    return started;
  };

  return {
    prepare: (version) => send({ type: 'prepare', location: locationOf(version) }),
    search: (request, answer, signal) =>
      new Promise((done, fail) => {
        if (signal.aborted) return done();
        const id = ++lastId;
        waiting.set(id, { answer, done, fail });
        send({ type: 'search', id, location: locationOf(request.version), request });
        signal.addEventListener('abort', () => {
          if (waiting.delete(id)) send({ type: 'stop', id });
          done();
        });
      }),
  };
}

/** The worker does not know the language of the page. */
function messageOf({ reason, message, status = 0 }: Extract<FromWorker, { type: 'failed' }>): string {
  switch (reason) {
    case 'unreachable':
      return t('search.indexUnreachable');
    case 'status':
      return t('search.indexStatus', { status });
    case 'unreadable':
      return t('search.indexUnreadable');
    case 'format':
      return t('search.indexFormat');
    case undefined:
      return message;
  }
}
