#!/usr/bin/env node
// Usage: node docs/handbook/generate.mjs
// Writes the reference pages of the handbook, which are made from the engine's sources: Node 20 does not run TypeScript, so the
// generator is bundled first.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
// Inside the repository, so that the bundle finds the packages it imports.
const bundle = join(root, 'node_modules/.cache', `handbook-${process.pid}.mjs`);

try {
  await build({
    input: join(here, 'generator/pages.ts'),
    platform: 'node',
    external: /^(?![a-zA-Z]:)[^./]/,
    logLevel: 'warn',
    output: { file: bundle, format: 'esm' },
  });
  const { referencePages } = await import(pathToFileURL(bundle).href);
  const folder = join(here, 'content/docs/reference');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(referencePages(root))) writeFileSync(join(folder, name), text);
} finally {
  rmSync(bundle, { force: true });
}
