#!/usr/bin/env node
// Serves the built website and asks for a page, as a reader's browser does: node scripts/smoke-test.mjs
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const command = join(root, 'packages/pagewright/bin/pagewright.mjs');
const server = spawn(process.execPath, [command, 'serve', '--port', '0'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  const address = await printedAddress();
  const response = await fetch(address);
  const html = await response.text();
  if (!response.ok || !/<h1[ >]/.test(html))
    throw new Error(`${address} answered with ${response.status} and no heading:\n${html.slice(0, 500)}`);
  console.log(`${address} is a page of ${html.length} characters.`);
} finally {
  server.kill();
}

/** What the server prints once it listens. */
async function printedAddress() {
  let printed = '';
  for await (const chunk of server.stdout) {
    printed += chunk;
    const [address] = /http:\S+/.exec(printed) ?? [];
    if (address) return address;
  }
  throw new Error(`The server did not start: ${printed}`);
}
