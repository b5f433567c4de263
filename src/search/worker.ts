import { answerFrom } from './engine.ts';
import type { SearchAnswer, SearchRequest } from './provider.ts';
import { SearchIndex } from './read-index.ts';

/** Location of a version's index, and the base of its page URLs. */
export interface IndexPlace {
  url: string;
  base: string;
}

export type ToWorker =
  | { type: 'prepare'; place: IndexPlace }
  | { type: 'search'; id: number; place: IndexPlace; request: SearchRequest }
  | { type: 'stop'; id: number };

export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; message: string };

const indexes = new Map<string, Promise<SearchIndex>>();
const running = new Set<number>();

/** The index at a URL, opened once. A failure is not cached, so that the next call retries. */
function indexAt(url: string): Promise<SearchIndex> {
  let index = indexes.get(url);
  if (!index) {
    indexes.set(url, (index = SearchIndex.open((name) => load(url + name))));
    index.catch(() => indexes.delete(url));
  }
  return index;
}

async function load(url: string): Promise<unknown> {
  const response = await fetch(url).catch(() => {
    throw new Error('The search index could not be loaded. Check your connection.');
  });
  if (!response.ok)
    throw new Error(`The search index could not be loaded: the server responded with status ${response.status}.`);
  return response.json().catch(() => {
    throw new Error('The search index could not be read.');
  });
}

const send = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  // A failed preparation is reported by the search that follows.
  if (data.type === 'prepare') void indexAt(data.place.url).catch(() => undefined);
  else if (data.type === 'stop') running.delete(data.id);
  else void run(data);
});

async function run({ id, place, request }: Extract<ToWorker, { type: 'search' }>): Promise<void> {
  running.add(id);
  const isStale = (): boolean => !running.has(id);
  try {
    const index = await indexAt(place.url);
    if (!isStale())
      await answerFrom(
        index,
        place.base,
        request,
        (answer) => isStale() || send({ type: 'answer', id, answer }),
        isStale,
      );
    send({ type: 'done', id });
  } catch (error) {
    send({ type: 'failed', id, message: (error as Error).message });
  } finally {
    running.delete(id);
  }
}
