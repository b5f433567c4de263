#!/usr/bin/env node
// Usage: node bench/search/record.mjs [DIST] [--only quality,speed,scale]
// Runs the measurements and writes their tables into README.md, between the markers with their names.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withSite } from '../support/workspace.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const readme = join(here, 'README.md');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: 'quality,speed,scale' } },
});
const names = options.only.split(',');

if (names.every((name) => name === 'scale')) names.forEach((name) => record(name, []));
else
  await withSite(positionals[0], async (dist) => {
    for (const name of names) record(name, name === 'scale' ? [] : [resolve(dist)]);
  });

function record(name, args) {
  const { status, stdout } = spawnSync(process.execPath, [join(here, `${name}.mjs`), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} exited with ${status}.`);
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
