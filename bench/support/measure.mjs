// Runs a command and measures its time and the peak memory of its process tree.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Cores that other processes may use before times mean nothing. */
export const maxOthers = 0.2;

const sampleEvery = 200;
const ticksPerSecond = 100;

/**
 * @returns `{ seconds, cpu, others, megabytes, stdout }`: CPU seconds of the command, and how many cores other
 * processes used meanwhile. All but `seconds` and `stdout` are undefined without /proc.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const busyBefore = busySeconds();
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let memory = 0;
    let cpu = 0;
    const timer = setInterval(() => {
      const pids = family(child.pid);
      memory = Math.max(memory, memoryOf(pids));
      cpu = Math.max(cpu, cpuOf(pids));
    }, sampleEvery);
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => (output[name] += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      if (code !== 0)
        return reject(
          new Error(`${command} ${args.join(' ')} exited with ${signal ?? code}\n${output.stdout}${output.stderr}`),
        );
      const known = memory > 0 && {
        cpu,
        others: Math.max(0, (busySeconds() - busyBefore - cpu) / seconds),
        megabytes: memory / 1e6,
      };
      resolve({ seconds, ...known, stdout: output.stdout });
    });
  });
}

/** A process and its descendants. */
export function family(pid) {
  return [pid, ...childrenOf(pid).flatMap(family)];
}

function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/**
 * Memory in bytes. A single process is read by its high-water mark, which sampling cannot miss; several processes share
 * pages, so their proportional shares are added up.
 */
function memoryOf(pids) {
  const high = Math.max(0, ...pids.map((pid) => kilobytes(pid, 'status', 'VmHWM')));
  const shares =
    pids.length < 2
      ? []
      : pids.map((pid) => kilobytes(pid, 'smaps_rollup', 'Pss') || kilobytes(pid, 'status', 'VmRSS'));
  return 1024 * Math.max(high, sum(shares));
}

function kilobytes(pid, file, field) {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/${file}`))?.[1] ?? 0);
}

/** CPU seconds, including those of exited children. */
export function cpuOf(pids) {
  // The name in brackets may contain spaces; user and system time, own and of exited children, are fields 14 to 17.
  return (
    sum(
      pids.map((pid) =>
        sum(
          read(`/proc/${pid}/stat`)
            .replace(/^.*\) /, '')
            .split(' ')
            .slice(11, 15)
            .map(Number),
        ),
      ),
    ) / ticksPerSecond
  );
}

/** CPU seconds of all cores since boot; on a virtual machine, also those that its host gave to others. */
function busySeconds() {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = read('/proc/stat')
    .split('\n', 1)
    .flatMap((line) => line.split(/\s+/))
    .map(Number);
  return (user + nice + system + irq + softirq + stolen) / ticksPerSecond;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Empty if the process has exited or there is no /proc. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
