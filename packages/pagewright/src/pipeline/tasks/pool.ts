import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SiteError } from '../../kernel/problems.ts';
import type { CompiledEntry, RenderedFiles } from '../cache/manifest.ts';
import { runTask } from './run-task.ts';
import type { CompileTask, RenderTask, Task, TaskContext } from './task.ts';
import type { WorkerRequest, WorkerResponse } from './worker.ts';

/** Below this many tasks, starting a worker costs more than it saves. */
const minWorkerTasks = 12;
/** Each takes about 60 MB. */
const maxWorkers = 3;
/**
 * Tasks queued at each worker, so that it stays busy while this thread cannot respond: to load the bundle takes it as long as
 * many pages to compile. Pages to render are shared out until the end, when no thread should wait for another's queue.
 */
const ahead = { compile: 24, render: 6 };
/** Grammars cost a thread 80 MB and the time of 250 pages: another thread loads them only when more than this are waiting. */
const pagesPerHighlighter = 350;

interface Job {
  task: Task;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Member {
  worker: Worker;
  pending: Map<number, Job>;
  /** Has loaded the grammars. */
  compiles: boolean;
}

/**
 * Runs tasks on up to four cores: workers on all but one, this thread on the last. As few threads as possible load
 * grammars; those compile while anything is left to compile, the others render.
 */
export class Pool {
  private readonly members: Member[] = [];
  private readonly compiling: Job[] = [];
  private readonly rendering: Job[] = [];
  private readonly script: string;
  private context: Partial<TaskContext> = {};
  private nextId = 0;
  private isScheduled = false;
  private isBusyHere = false;
  private failure: Error | undefined;

  /** @param script The bundled worker. */
  constructor(script: string) {
    this.script = script;
  }

  /** What all later tasks may need; can be set in parts. */
  setContext(context: Partial<TaskContext>): void {
    this.context = { ...this.context, ...context };
    for (const { worker } of this.members) worker.postMessage({ context } satisfies WorkerRequest);
  }

  compile(compile: CompileTask): Promise<CompiledEntry> {
    return this.add(this.compiling, { compile });
  }

  render(render: RenderTask): Promise<RenderedFiles> {
    return this.add(this.rendering, { render });
  }

  async close(): Promise<void> {
    await Promise.all(this.members.map(({ worker }) => worker.terminate()));
  }

  private add<Result>(queue: Job[], task: Task): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      if (this.failure) return reject(this.failure);
      queue.push({ task, resolve, reject });
      this.schedule();
    });
  }

  /** Waits for all tasks added in the same tick: their number decides where they run. */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      const waiting = this.compiling.length + this.rendering.length;
      const isFew = this.members.length === 0 && waiting < minWorkerTasks;
      if (waiting > 0 && !isFew) this.dispatch();
      if (waiting > 0 && !this.isBusyHere) void this.runHere(isFew);
    });
  }

  private dispatch(): void {
    const count = Math.min(maxWorkers, Math.max(1, availableParallelism() - 1));
    while (this.members.length < count) this.start();
    for (let depth = 1; depth <= ahead.compile; depth++) {
      for (const member of this.members) {
        const job = member.pending.size < depth ? this.next(member) : undefined;
        if (!job) continue;
        const id = this.nextId++;
        member.pending.set(id, job);
        member.worker.postMessage({ id, task: job.task } satisfies WorkerRequest);
      }
    }
  }

  private next(member: Member): Job | undefined {
    const compilers = this.members.filter(({ compiles }) => compiles).length;
    const enough = member.compiles ? 0 : pagesPerHighlighter * compilers;
    if (this.compiling.length <= enough) return member.pending.size < ahead.render ? this.rendering.shift() : undefined;
    member.compiles = true;
    return this.compiling.shift();
  }

  private async runHere(compiles: boolean): Promise<void> {
    this.isBusyHere = true;
    const next = (): Job | undefined => (compiles && this.compiling.shift()) || this.rendering.shift();
    for (let job = next(); job; job = next()) {
      // A copy, as from a worker: each link in the result is a piece of its page's HTML, and would keep all of that in memory.
      const copy = (result: unknown): void => (job.resolve as (result: unknown) => void)(structuredClone(result));
      await runTask(job.task, this.context as TaskContext).then(copy, job.reject);
      // Lets messages from the workers in between two tasks.
      await new Promise(setImmediate);
    }
    this.isBusyHere = false;
  }

  private start(): void {
    const member: Member = { worker: new Worker(this.script), pending: new Map(), compiles: false };
    member.worker.on('message', (response: WorkerResponse) => {
      const { resolve, reject } = member.pending.get(response.id)!;
      member.pending.delete(response.id);
      if ('result' in response) resolve(response.result as never);
      else reject('problems' in response ? new SiteError(response.problems) : new Error(response.error));
      this.schedule();
    });
    member.worker.on('error', (error) => this.fail(error as Error));
    member.worker.postMessage({ context: this.context } satisfies WorkerRequest);
    this.members.push(member);
  }

  /** A worker died, and its tasks with it: all others are rejected, too, also later ones. */
  private fail(error: Error): void {
    this.failure = error;
    const pending = this.members.flatMap((member) => [...member.pending.values()]);
    for (const { reject } of [...pending, ...this.compiling.splice(0), ...this.rendering.splice(0)]) reject(error);
  }
}
