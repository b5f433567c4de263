import { answerFrom } from './query/run-query.ts';
import { coreName } from './format/index-format.ts';
import { OpenIndexes } from './query/open-indexes.ts';
import type { SearchAnswer, SearchRequest } from '../contract/search-provider.ts';
import { IndexFailure, MissingFile } from './query/index-failure.ts';

/** Location of a version's index, and the base of its page URLs. */
export interface IndexLocation {
  url: string;
  base: string;
}

export type ToWorker =
  | { type: 'prepare'; location: IndexLocation }
  | { type: 'search'; id: number; location: IndexLocation; request: SearchRequest }
  | { type: 'stop'; id: number };

export type FromWorker =
  | { type: 'answer'; id: number; answer: SearchAnswer }
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number; message: string; reason?: IndexFailure['reason']; status?: number };

/** A worker's own scope, or one end of a channel. */
interface Asker {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

/** Milliseconds without another key after which texts are loaded. */
const pause = 200;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause));

/** Reads indexes and answers whatever is asked of them. */
export function answerQueries(asker: Asker): void {
  const indexes = new OpenIndexes(load);
  const running = new Set<number>();
  const run = async ({ id, location, request }: Extract<ToWorker, { type: 'search' }>): Promise<void> => {
    running.add(id);
    const isStale = (): boolean => !running.has(id);
    try {
      const answer = (found: SearchAnswer): void =>
        void (isStale() || asker.postMessage({ type: 'answer', id, answer: found }));
      await indexes.use(location.url, async (index) => {
        if (!isStale()) await answerFrom(index, location.base, request, answer, isStale, rest);
      });
      asker.postMessage({ type: 'done', id });
    } catch (error) {
      const { message, reason, status } = error as IndexFailure;
      asker.postMessage({ type: 'failed', id, message, reason, status });
    } finally {
      running.delete(id);
    }
  };
  asker.onmessage = ({ data }) => {
    // A failed preparation is reported by the search that follows.
    if (data.type === 'prepare') void indexes.at(data.location.url).catch(() => undefined);
    else if (data.type === 'stop') running.delete(data.id);
    else void run(data);
  };
}

async function load(url: string): Promise<unknown> {
  // Of all files only the index itself keeps its name, so however long a host lets browsers keep it, we ask again.
  const response = await fetch(url, { cache: url.endsWith(`/${coreName}`) ? 'no-cache' : 'default' }).catch(() => {
    throw new IndexFailure('unreachable');
  });
  if (!response.ok) {
    const { status } = response;
    // Some hosts forbid what does not exist.
    throw [403, 404, 410].includes(status) ? new MissingFile('status', status) : new IndexFailure('status', status);
  }
  return response.json().catch(() => {
    throw new IndexFailure('unreadable');
  });
}
