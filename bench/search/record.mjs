#!/usr/bin/env node
// Usage: node bench/search/record.mjs [DIST] [--only quality,speed,scale]
// Runs the measurements and writes their tables into README.md, between the markers with their names. Refuses to write
// times of a busy machine.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withSite } from '../support/workspace.mjs';
import { requireQuiet } from './support/quiet.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const readme = join(here, 'README.md');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: 'quality,speed,scale' } },
});
const names = options.only.split(',');
const isTimed = (name) => name !== 'quality';

// At once, before a site is built for nothing.
if (names.some(isTimed)) await requireQuiet('at the start');
if (names.every((name) => name === 'scale')) for (const name of names) await record(name, []);
else
  await withSite(positionals[0], async (dist) => {
    for (const name of names) await record(name, name === 'scale' ? [] : [resolve(dist)]);
  });

async function record(name, args) {
  if (isTimed(name)) await requireQuiet(`before ${name}`);
  const { status, stdout } = spawnSync(process.execPath, [join(here, `${name}.mjs`), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} exited with ${status}.`);
  if (isTimed(name)) await requireQuiet(`after ${name}`);
  console.log(stdout);
  const text = readFileSync(readme, 'utf8');
  const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marked.test(text)) throw new Error(`README.md has no section for ${name}.`);
  const day = new Date().toISOString().slice(0, 10);
  // A function, because `$` is special in a replacement string.
  writeFileSync(
    readme,
    text.replace(marked, (_, start, end) => `${start}\`\`\`text\n${day}\n${stdout.trim()}\n\`\`\`\n${end}`),
  );
}
