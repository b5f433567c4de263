// A built site on a free port, for measurements in a browser.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = join(dirname(fileURLToPath(import.meta.url)), '../../packages/pagewright/bin/pagewright.mjs');

export function buildSite(outDir) {
  const { status } = spawnSync(process.execPath, [cli, 'build', '--out', outDir], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built.');
}

/** @returns the origin, and a function that stops the server. */
export function serveSite(outDir) {
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [cli, 'serve', '--out', outDir, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server.once('exit', (code) => reject(new Error(`The server exited with ${code}.`)));
    server.stdout.on('data', (text) => {
      const origin = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (origin) resolve({ origin, stop: () => server.kill() });
    });
  });
}
