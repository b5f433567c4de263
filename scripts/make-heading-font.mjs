#!/usr/bin/env node
// Usage: node scripts/make-heading-font.mjs
// Makes site/fonts/outfit-600.woff2, the font of headings, from the published one: with the letters that English headings
// need, it is two thirds as large and so more often there in time for the first frame. Both packages are needed only
// here, so they are installed in a temporary folder instead of with everything else.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packages = ['@fontsource/outfit@5.3.0', 'subset-font@2.9.0'];
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const letters = `${ascii}–—‘’“”…·×é`;

const fonts = join(dirname(fileURLToPath(import.meta.url)), '../site/fonts');
const temporary = mkdtempSync(join(tmpdir(), 'heading-font-'));
try {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['install', '--prefix', temporary, '--no-audit', '--no-fund', ...packages], { stdio: 'inherit' });
  const installed = join(temporary, 'node_modules');
  const { default: subsetFont } = await import(pathToFileURL(join(installed, 'subset-font/index.js')).href);
  const outfit = join(installed, '@fontsource/outfit');
  const whole = readFileSync(join(outfit, 'files/outfit-latin-600-normal.woff2'));
  const subset = await subsetFont(whole, letters, { targetFormat: 'woff2' });
  writeFileSync(join(fonts, 'outfit-600.woff2'), subset);
  copyFileSync(join(outfit, 'LICENSE'), join(fonts, 'LICENSE'));
  console.log(`outfit-600.woff2: ${whole.length} → ${subset.length} bytes`);
} finally {
  rmSync(temporary, { recursive: true });
}
