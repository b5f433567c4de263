#!/usr/bin/env node
// Usage: node scripts/run-checks.mjs
// Runs all checks and tests, and says where the time went. Stops after the first stage in which something failed.
import { spawn } from 'node:child_process';
import { formatTable } from './format-table.mjs';

/**
 * Stages run one after the other. What stands side by side in one runs at the same time: each of these keeps one core busy.
 * A browser test that shares its core with something else tells less, so the browser is alone.
 */
const stages = [
  [['lint', 'types'], ['spelling']],
  [['test:unit']],
  [['check', 'build', 'sizes', 'search-quality'], ['check:handbook']],
  [['test:browser', 'test:other-browsers']],
];

/** @type {{ name: string, seconds: number, code: number }[]} */
const finished = [];

for (const lanes of stages) {
  await Promise.all(lanes.map(runInTurn));
  if (finished.some(({ code }) => code !== 0)) break;
}

const seconds = finished.reduce((sum, step) => sum + step.seconds, 0);
console.log(`\nWhere the time went:\n${formatTable(finished.map(toRow))}\n${minutes(seconds)} in all steps.`);
const failed = finished.filter(({ code }) => code !== 0);
if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => `npm run ${name}`).join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** @param {string[]} names Scripts of package.json; the next one needs what the one before has made. */
async function runInTurn(names) {
  for (const name of names) {
    const began = performance.now();
    const code = await run(name);
    finished.push({ name, seconds: (performance.now() - began) / 1000, code });
    if (code !== 0) return;
  }
}

/**
 * @param {string} name
 * @returns {Promise<number>}
 */
function run(name) {
  const npm = process.env['npm_execpath'];
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
  const child = spawn(command, [...args, 'run', name], { stdio: 'inherit', shell: !npm });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** @param {typeof finished[number]} step */
function toRow({ name, seconds: taken, code }) {
  return [name, `${taken.toFixed(1)} s`, code === 0 ? 'ok' : 'failed'];
}

/** @param {number} total */
function minutes(total) {
  return `${Math.floor(total / 60)} min ${Math.round(total % 60)} s`;
}
