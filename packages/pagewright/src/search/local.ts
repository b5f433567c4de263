import { t } from '../contract/strings/t.ts';
import type { SearchProvider } from '../contract/search-provider.ts';
import type { FromWorker, IndexLocation, ToWorker } from './answering.ts';
// oxlint-disable-next-line import/default -- the bundler makes it the address of the worker's file
import script from './worker.ts?worker&url';

interface Waiting {
  answer: Parameters<SearchProvider['search']>[1];
  done: () => void;
  fail: (error: Error) => void;
}

/** Answers from the site's own index, in a worker that keeps the work off the main thread. */
export function localProvider(locationOf: (version: string) => IndexLocation): SearchProvider {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let worker: Worker | MessagePort | undefined;
  const send = (message: ToWorker): void => (worker ??= start()).postMessage(message);

  const start = (): Worker | MessagePort => {
    // A document without an origin of its own, such as that of a sandboxed frame, may not start a worker.
    const started = origin === 'null' ? onThisThread() : new Worker(script, { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const request = waiting.get(data.id);
      if (data.type === 'answer') return request?.answer(data.answer);
      waiting.delete(data.id);
      if (data.type === 'done') request?.done();
      else request?.fail(new Error(messageOf(data)));
    };
    // The script failed to load or crashed. The next query starts a new worker.
    started.addEventListener('error', () => {
      if ('terminate' in started) started.terminate();
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

/** Answers where the page itself runs, which is slower for the reader, but better than no search. */
function onThisThread(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  Object.assign(globalThis, { searchPort: port2 });
  import(/* @vite-ignore */ script).catch(() => port1.dispatchEvent(new Event('error')));
  return port1;
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
