// Serves a copy of an example site with `pagewright dev`, for tests that edit pages: node scripts/serve-example-dev.mjs PORT
import { spawn } from 'node:child_process';
import { cpSync, createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The copy's folder and the terminal log, which the test finds by its port.
 *
 * @param {string | number} port
 */
export function devExample(port) {
  const folder = join(tmpdir(), `pagewright-dev-example-${port}`);
  return { folder, site: join(folder, 'site'), terminal: join(folder, 'terminal.log') };
}

/** @param {string} port */
function serve(port) {
  const { folder, site, terminal } = devExample(port);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'examples/basic'), site, { recursive: true });
  const log = createWriteStream(terminal);
  const server = spawn(
    process.execPath,
    [join(root, 'packages/pagewright/bin/pagewright.mjs'), 'dev', site, '--port', port],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [server.stdout, server.stderr]) {
    stream.pipe(process.stdout, { end: false });
    stream.pipe(log, { end: false });
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
  server.on('close', (code) => {
    // Playwright shows only stderr: enough to say why the server did not start.
    if (code) console.error(readFileSync(terminal, 'utf8'));
    process.exit(code ?? 1);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve(process.argv[2] ?? '4311');
