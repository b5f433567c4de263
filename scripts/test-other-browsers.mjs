#!/usr/bin/env node
// Usage: node scripts/test-other-browsers.mjs [ARGUMENTS OF PLAYWRIGHT]
// Runs the core of the browser tests in each browser besides Chromium that is installed, and says which is not.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findFirefox, findWebKit } from './find-other-browsers.mjs';

/** @type {[project: string, isFound: boolean, mend: string][]} */
const browsers = [
  ['firefox', findFirefox() !== undefined, 'Install Firefox (Debian: firefox-esr), or set FIREFOX_PATH.'],
  ['webkit', findWebKit() !== undefined, 'On Linux, install its driver and a screen (Debian: webkit2gtk-driver xvfb).'],
];
for (const [name, isFound, mend] of browsers)
  if (!isFound) console.log(`Skipped the core tests in ${name}: it is not installed. ${mend}`);

const names = browsers.flatMap(([name, isFound]) => (isFound ? [name] : []));
if (names.length > 0) {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  // Node 20 has the WebSocket that Firefox is spoken to through, but hides it.
  const hidden = typeof WebSocket === 'undefined' ? '--experimental-websocket' : '';
  const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} ${hidden}`.trim();
  const args = [playwright, 'test', ...names.map((name) => `--project=${name}`), ...process.argv.slice(2)];
  const env = { ...process.env, NODE_OPTIONS, OTHER_BROWSERS: names.join(' ') };
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
