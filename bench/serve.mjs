#!/usr/bin/env node
// Usage: node bench/serve.mjs [DIST] [--connections 2000] [--seconds 20]
// Asks `pagewright serve` for pages over many connections at once: how many answers it gives per second of its CPU time, and whether any fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { documentPaths } from './support/site-pages.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { connections: { type: 'string', default: '2000' }, seconds: { type: 'string', default: '20' } },
});
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const command = fileURLToPath(new URL('../packages/pagewright/bin/pagewright.mjs', import.meta.url));
const dist = positionals[0] ?? 'dist';
const args = [command, 'serve', '--out', dist, '--port', '0'];
const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
try {
  const address = await printedAddress();
  const paths = documentPaths(dist);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const counts = { answers: 0, bytes: 0, errors: /** @type {Map<string, number>} */ (new Map()) };

  /** @param {number} place Of this reader among all of them. */
  async function read(place) {
    for (let page = place; performance.now() < end; page++) {
      try {
        const size = await load(agent, new URL(paths[page % paths.length] ?? '/', address));
        counts.bytes += size;
        counts.answers++;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        counts.errors.set(message, (counts.errors.get(message) ?? 0) + 1);
      }
    }
  }

  const before = cpuSeconds(server.pid);
  await Promise.all(Array.from({ length: connections }, (_, place) => read(place)));
  const used = cpuSeconds(server.pid) - before;
  agent.destroy();
  console.log(`${connections} connections, ${seconds} s, ${paths.length} pages`);
  console.log(`${counts.answers} answers, ${(counts.bytes / 1e6).toFixed(0)} MB`);
  if (used > 0) console.log(`${Math.round(counts.answers / used)} answers per second of the server's CPU time`);
  for (const [message, number] of counts.errors) console.error(`${number} × ${message}`);
  process.exitCode = counts.errors.size > 0 ? 1 : 0;
} finally {
  server.kill();
}

/** @returns {Promise<string>} */
async function printedAddress() {
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
  return /http:\S+/.exec(line)?.[0] ?? '';
}

/**
 * @param {Agent} agent
 * @param {URL} url
 * @returns {Promise<number>} Bytes of the answer.
 */
function load(agent, url) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0;
      response.on('data', (chunk) => (size += chunk.length));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200 ? resolve(size) : reject(new Error(`status ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/**
 * What a process has used so far; only Linux tells.
 *
 * @param {number | undefined} pid
 */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
