// Transferred sizes: the brotli files of a built site.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Transferred bytes of a file. */
export function served(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** A version's index without the texts, which are fetched page by page. */
export function indexSize(dist, version) {
  const folder = join(dist, 'docs/search-index', version);
  const isText = (path) => /[/\\]text[/\\]/.test(path);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.json') && !isText(path),
  );
  return files.reduce((sum, name) => sum + served(join(folder, name)), 0);
}

export function indexedVersions(dist) {
  return readdirSync(join(dist, 'docs/search-index'));
}

/** The worker with everything it imports: the engine. */
export function codeSize(dist) {
  const folder = join(dist, 'docs/assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const needed = new Set(names.filter((name) => name.startsWith('worker-')));
  if (needed.size !== 1) throw new Error(`Expected a worker in ${folder}, found: ${names.join(', ')}.`);
  for (const name of needed) {
    const code = readFileSync(join(folder, name), 'utf8');
    for (const other of names) if (code.includes(`/${other}`)) needed.add(other);
  }
  return [...needed].reduce((sum, name) => sum + served(join(folder, name)), 0);
}
