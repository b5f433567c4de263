import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SiteError } from '../../kernel/problems.ts';
import { Pool } from './pool.ts';
import { runTask } from './run-task.ts';
import type { CompileTask } from './task.ts';

vi.mock('./run-task.ts');

const tasks = Array.from({ length: 30 }, (_, index): CompileTask => ({
  tokensKey: `t${index}`,
  bases: [],
  doc: { file: `${index}.mdx`, route: `/${index}`, version: 'v1', source: '', segments: [], front: { title: 'T' } },
}));

/** A pool whose workers run the given code instead of the engine. */
function poolOf(code: string): Pool {
  const dir = mkdtempSync(join(tmpdir(), 'pool-'));
  const script = join(dir, 'worker.mjs');
  writeFileSync(script, `import { parentPort } from 'node:worker_threads';\n${code}`);
  const pool = new Pool(script);
  onTestFinished(async () => {
    await pool.close();
    rmSync(dir, { recursive: true });
  });
  return pool;
}

it('answers each task, also after one that failed', async () => {
  const pool = poolOf(`parentPort.on('message', ({ id, task }) => {
    if (!task) return;
    const { file } = task.compile.doc;
    parentPort.postMessage(file === '3.mdx' ? { id, problems: [{ severity: 'error', file, message: 'bad' }] } : { id, result: file });
  });`);
  const results = await Promise.allSettled(tasks.map((task) => pool.compile(task)));
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(29);
  expect(results[3]).toMatchObject({ reason: new SiteError({ severity: 'error', file: '3.mdx', message: 'bad' }) });
  expect(results[29]).toMatchObject({ value: '29.mdx' });
});

it('fails all tasks when a worker dies, those that come later too', async () => {
  const pool = poolOf(`throw new Error('out of order');`);
  const results = await Promise.allSettled(tasks.map((task) => pool.compile(task)));
  expect(new Set(results.map((result) => String((result as PromiseRejectedResult).reason)))).toEqual(
    new Set(['Error: out of order']),
  );
  await expect(pool.compile(tasks[0]!)).rejects.toThrow('out of order');
});

it('answers with a copy of what this thread has made, as threads do', async () => {
  const made = { links: ['/docs/a'] };
  vi.mocked(runTask).mockResolvedValue(made as never);
  const found: unknown = await poolOf('').compile(tasks[0]!);
  expect(found).toEqual(made);
  expect(found).not.toBe(made);
});
