import type { Recorded } from './algolia-stand-in.ts';

export interface StoredIndex {
  records: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: unknown[];
  rules: unknown[];
}

export interface IndexStore {
  indexes: Map<string, StoredIndex>;
  /** How often a task must be polled until it is done. */
  asks: number;
  handle(request: Recorded): { status: number; body: unknown };
}

type Change = () => void;

export function emptyIndex(): StoredIndex {
  return { records: new Map(), settings: {}, synonyms: [], rules: [] };
}

/** Indexes in memory. As in the real service, a change is a task that completes later. */
export function indexStore(): IndexStore {
  const indexes: IndexStore['indexes'] = new Map();
  const tasks = new Map<number, { change: Change; asked: number }>();
  let lastTask = 0;

  const index = (name: string): StoredIndex => {
    const known = indexes.get(name) ?? emptyIndex();
    indexes.set(name, known);
    return known;
  };
  const later = (change: Change): { status: number; body: unknown } => {
    tasks.set(++lastTask, { change, asked: 0 });
    return { status: 200, body: { taskID: lastTask, objectIDs: [], updatedAt: '2026-01-01T00:00:00Z' } };
  };
  const poll = (id: number): { status: number; body: unknown } => {
    const task = tasks.get(id)!;
    if (++task.asked === store.asks) task.change();
    return { status: 200, body: { status: task.asked < store.asks ? 'notPublished' : 'published' } };
  };
  const operate = (name: string, { operation, destination }: { operation: string; destination: string }): void => {
    if (operation === 'copy') index(destination).rules = [...index(name).rules];
    else {
      indexes.set(destination, index(name));
      indexes.delete(name);
    }
  };

  const handle = ({ method, path, body }: Recorded): { status: number; body: unknown } => {
    const [, name, action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
    if (name === undefined) return { status: 404, body: { message: `no such path: ${path}`, status: 404 } };
    const task = /^task\/(\d+)$/.exec(action);
    if (method === 'GET' && task) return poll(Number(task[1]));
    const what = `${method} ${action}`;
    if (what === 'PUT settings') return later(() => Object.assign(index(name).settings, body));
    if (what === 'POST synonyms/batch') return later(() => index(name).synonyms.push(...(body as unknown[])));
    if (what === 'POST operation')
      return later(() => operate(name, body as { operation: string; destination: string }));
    if (what === 'POST batch') {
      const { requests } = body as { requests: { body: { objectID: string } }[] };
      return later(() => requests.forEach((one) => index(name).records.set(one.body.objectID, one.body)));
    }
    // Immediately: nobody polls a deleted index.
    if (what === 'DELETE ') {
      indexes.delete(name);
      return later(() => {});
    }
    return { status: 404, body: { message: `no such call: ${method} ${path}`, status: 404 } };
  };
  const store: IndexStore = { indexes, asks: 1, handle };
  return store;
}
