import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SiteError } from '../site/problems.ts';
import type { CompiledEntry, RenderedEntry } from './store.ts';
import type { CompileTask, RenderTask, Task, TaskContext } from './tasks.ts';
import type { Request, Response } from './worker.ts';

/** Below this many tasks a worker costs more to start than it saves. */
const fewTasks = 12;
/** Each holds about 40 MB. */
const mostWorkers = 3;
/** Half of what Node gives: a page's garbage fits, and more is never given back. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };
/** So many tasks are with a worker: it has something to do while this thread, which bundles and renders, hears nothing. */
const tasksAhead = 6;
/** Grammars cost a thread 80 MB and the time of 250 pages: another thread loads them only for more than these. */
const pagesPerHighlighter = 350;

interface Job {
  task: Task;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Member {
  worker: Worker;
  pending: Map<number, Job>;
  /** Has loaded grammars. */
  compiles: boolean;
}

/**
 * Runs tasks on up to four cores: workers on all but one, this thread on the last. As few threads as possible load grammars;
 * those compile as long as there is something to compile, the others render what is compiled.
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

  /** What every later task may need; can be given in parts. */
  setContext(context: Partial<TaskContext>): void {
    this.context = { ...this.context, ...context };
    for (const { worker } of this.members) worker.postMessage({ context } satisfies Request);
  }

  compile(compile: CompileTask): Promise<CompiledEntry> {
    return this.add(this.compiling, { compile });
  }

  render(render: RenderTask): Promise<RenderedEntry> {
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

  /** Waits until all tasks that arrive together are there: their number decides where they run. */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      const waiting = this.compiling.length + this.rendering.length;
      const isFew = this.members.length === 0 && waiting < fewTasks;
      if (waiting > 0 && !isFew) this.dispatch();
      if (waiting > 0 && !this.isBusyHere) void this.runHere(isFew);
    });
  }

  private dispatch(): void {
    const count = Math.min(mostWorkers, Math.max(1, availableParallelism() - 1));
    while (this.members.length < count) this.start();
    for (let depth = 1; depth <= tasksAhead; depth++) {
      for (const member of this.members) {
        const job = member.pending.size < depth ? this.next(member) : undefined;
        if (!job) continue;
        const id = this.nextId++;
        member.pending.set(id, job);
        member.worker.postMessage({ id, task: job.task } satisfies Request);
      }
    }
  }

  private next(member: Member): Job | undefined {
    const compilers = this.members.filter(({ compiles }) => compiles).length;
    const enough = member.compiles ? 0 : pagesPerHighlighter * compilers;
    if (this.compiling.length <= enough) return this.rendering.shift();
    member.compiles = true;
    return this.compiling.shift();
  }

  private async runHere(compiles: boolean): Promise<void> {
    this.isBusyHere = true;
    // Loaded when needed: a build without changes needs no compiler.
    const { runTask } = await import('./tasks.ts');
    const next = (): Job | undefined => (compiles && this.compiling.shift()) || this.rendering.shift();
    for (let job = next(); job; job = next()) {
      await runTask(job.task, this.context as TaskContext).then(job.resolve as (result: unknown) => void, job.reject);
      // What the workers report is heard between two tasks.
      await new Promise(setImmediate);
    }
    this.isBusyHere = false;
  }

  private start(): void {
    const member: Member = { worker: new Worker(this.script, { resourceLimits }), pending: new Map(), compiles: false };
    member.worker.on('message', (response: Response) => {
      const { resolve, reject } = member.pending.get(response.id)!;
      member.pending.delete(response.id);
      if ('result' in response) resolve(response.result as never);
      else reject('problems' in response ? new SiteError(response.problems) : new Error(response.error));
      this.schedule();
    });
    member.worker.on('error', (error) => this.fail(error as Error));
    member.worker.postMessage({ context: this.context } satisfies Request);
    this.members.push(member);
  }

  /** A worker has died, and with it the tasks it held: nothing more is begun. */
  private fail(error: Error): void {
    this.failure = error;
    const pending = this.members.flatMap((member) => [...member.pending.values()]);
    for (const { reject } of [...pending, ...this.compiling.splice(0), ...this.rendering.splice(0)]) reject(error);
  }
}
