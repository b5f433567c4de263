import { answerQueries } from './answering.ts';

// A page that may not start a worker has put one end of a channel here, and loads this file as a module.
const { searchPort } = globalThis as { searchPort?: MessagePort };

answerQueries(searchPort ?? (globalThis as unknown as Parameters<typeof answerQueries>[0]));
