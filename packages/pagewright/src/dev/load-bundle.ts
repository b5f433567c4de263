import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bundle } from '../pipeline/bundle/ensure-bundle.ts';

/** Where the bundler's plugin keeps how the client components of a bundle are found. It expects only one bundle in a process. */
const globals = ['__vite_rsc_client_require__', '__vite_rsc_server_require__'];

const finders = new Map<string, Record<string, unknown>>();

/** Loads the server's part of a bundle, or goes back to one that was loaded before: its client components belong to its React. */
export async function loadBundle({ dir, rsc }: Pick<Bundle, 'dir' | 'rsc'>): Promise<void> {
  const known = finders.get(dir);
  if (known) return void Object.assign(globalThis, known);
  for (const file of [rsc, join(dir, 'ssr', 'index.js')]) await import(pathToFileURL(file).href);
  finders.set(dir, Object.fromEntries(globals.map((name) => [name, Reflect.get(globalThis, name) as unknown])));
}
