import type { SearchProvider } from './provider.ts';
import type { FromWorker, IndexPlace, ToWorker } from './worker.ts';

interface Waiting {
  answer: Parameters<SearchProvider['search']>[1];
  done: () => void;
  fail: (error: Error) => void;
}

/** Answers from the site's own index, in a worker: nothing is counted or compared on the reader's main thread. */
export function localProvider(placeOf: (version: string) => IndexPlace): SearchProvider {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const send = (message: ToWorker): void => worker.postMessage(message);

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const request = waiting.get(data.id);
    if (data.type === 'answer') return request?.answer(data.answer);
    waiting.delete(data.id);
    if (data.type === 'done') request?.done();
    else request?.fail(new Error(data.message));
  });
  worker.addEventListener('error', () => {
    for (const { fail } of waiting.values()) fail(new Error('The search could not be started.'));
    waiting.clear();
  });

  return {
    prepare: (version) => send({ type: 'prepare', place: placeOf(version) }),
    search: (request, answer, signal) =>
      new Promise((done, fail) => {
        const id = ++lastId;
        waiting.set(id, { answer, done, fail });
        send({ type: 'search', id, place: placeOf(request.version), request });
        signal.addEventListener('abort', () => {
          waiting.delete(id);
          send({ type: 'stop', id });
          done();
        });
      }),
  };
}
