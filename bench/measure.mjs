// Runs a command and tells how long it took and how much memory its process tree held at most.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const sampleEvery = 50;

/** @returns `{ seconds, megabytes, stdout }`; `megabytes` is unknown where there is no /proc. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid))), sampleEvery);
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => (output[name] += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ seconds, ...(peak > 0 && { megabytes: peak / 1e6 }), stdout: output.stdout });
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}\n${output.stdout}${output.stderr}`));
    });
  });
}

/**
 * Bytes of memory of a process and its descendants. One process alone is read by its high-water mark, which no
 * sample can miss; several share pages, so their proportional shares are added up.
 */
function treeMemory(pid) {
  const pids = family(pid);
  const high = Math.max(0, ...pids.map((member) => statusField(member, 'status', 'VmHWM')));
  if (pids.length < 2) return high;
  const sum = pids.reduce((total, member) => total + (statusField(member, 'smaps_rollup', 'Pss') || statusField(member, 'status', 'VmRSS')), 0);
  return Math.max(high, sum);
}

function family(pid) {
  return [pid, ...childrenOf(pid).flatMap(family)];
}

function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number));
  } catch {
    // The process has ended, or this system has no /proc.
    return [];
  }
}

function statusField(pid, file, name) {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
