// A development server to measure, from a checkout of the engine.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { cpuOf, family } from './measure.mjs';

/** Starts `pagewright dev` and waits until it listens. */
export async function startDev({ engine, site, cache }) {
  const port = await freePort();
  const started = Date.now();
  const child = spawn(
    process.execPath,
    [join(engine, 'packages/pagewright/bin/pagewright.mjs'), 'dev', site, '--port', String(port)],
    { cwd: engine, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PAGEWRIGHT_CACHE: cache } },
  );
  const exited = new Promise((resolve) => child.on('close', resolve));
  let printed = '';
  const listening = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
        if (printed.includes('server running at')) resolve(Date.now());
      });
    child.on('close', () => reject(new Error(`pagewright dev has stopped:\n${printed}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    started,
    listening,
    /** Milliseconds of CPU time of the server and its processes so far. */
    cpu: () => cpuOf(family(child.pid)) * 1000,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
