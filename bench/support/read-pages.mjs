// Usage: node bench/support/read-pages.mjs DIST BUNDLE READER
// Reads every page of a built site once and prints the milliseconds of CPU time that this took.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readers } from './html-readers.mjs';

const [dist = '', bundle = '', name = ''] = process.argv.slice(2);
const read = await readers[name](await import(pathToFileURL(bundle).href));
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => readFileSync(join(dist, file), 'utf8'));
const before = process.cpuUsage();
for (const page of pages) read(page);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
