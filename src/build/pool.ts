import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SiteError } from '../site/problems.ts';
import type { CompiledEntry, RenderedEntry } from './store.ts';
import { type CompileTask, type RenderTask, type TaskContext, compileDoc, renderDoc } from './tasks.ts';
import type { Request, Response } from './worker.ts';

/** Below this many tasks a worker costs more to start than it saves. */
const fewTasks = 12;
const mostWorkers = 8;

interface Member {
  worker: Worker;
  pending: Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>;
}

/** Runs tasks on all cores. Workers are started when the first long list of tasks arrives. */
export class Pool {
  private readonly members: Member[] = [];
  private context: Partial<TaskContext> = {};
  private readonly script: string;
  private nextId = 0;

  /** @param script The bundled worker. */
  constructor(script: string) {
    this.script = script;
  }

  /** What every later task may need; can be given in parts. */
  setContext(context: Partial<TaskContext>): void {
    this.context = { ...this.context, ...context };
    for (const { worker } of this.members) worker.postMessage({ context } satisfies Request);
  }

  compile(tasks: CompileTask[], onDone?: () => void): Promise<CompiledEntry[]> {
    return this.run(
      tasks,
      (task) => compileDoc(task, this.context as TaskContext),
      (id, compile) => ({ id, compile }),
      onDone,
    );
  }

  render(tasks: RenderTask[], onDone?: () => void): Promise<RenderedEntry[]> {
    return this.run(
      tasks,
      (task) => renderDoc(task, this.context as TaskContext),
      (id, render) => ({ id, render }),
      onDone,
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.members.map(({ worker }) => worker.terminate()));
  }

  private async run<Task, Result>(
    tasks: Task[],
    inline: (task: Task) => Promise<Result>,
    toRequest: (id: number, task: Task) => Request,
    onDone?: () => void,
  ): Promise<Result[]> {
    const results: Result[] = [];
    const errors: SiteError[] = [];
    let next = 0;
    // All tasks run even if one fails, so that a writer sees every broken page at once.
    const drain = async (work: (task: Task) => Promise<Result>): Promise<void> => {
      while (next < tasks.length) {
        const index = next++;
        try {
          results[index] = await work(tasks[index]!);
        } catch (error) {
          if (!(error instanceof SiteError)) throw error;
          errors.push(error);
        }
        onDone?.();
      }
    };
    if (tasks.length < fewTasks) await drain(inline);
    else {
      this.start();
      // Two tasks in flight per worker: the next one is there when the last is done.
      await Promise.all(
        this.members
          .flatMap((member) => [member, member])
          .map((member) => drain((task) => this.send(member, (id) => toRequest(id, task)))),
      );
    }
    if (errors.length > 0) throw new SiteError(errors.flatMap(({ problems }) => problems));
    return results;
  }

  private send<Result>(member: Member, request: (id: number) => Request): Promise<Result> {
    const id = this.nextId++;
    return new Promise<Result>((resolve, reject) => {
      member.pending.set(id, { resolve: resolve as (value: never) => void, reject });
      member.worker.postMessage(request(id));
    });
  }

  private start(): void {
    if (this.members.length > 0) return;
    const count = Math.min(mostWorkers, availableParallelism());
    for (let index = 0; index < count; index++) {
      const member: Member = { worker: new Worker(this.script), pending: new Map() };
      member.worker.on('message', (response: Response) => settle(member, response));
      member.worker.on('error', (error) => {
        for (const { reject } of member.pending.values()) reject(error as Error);
      });
      member.worker.postMessage({ context: this.context } satisfies Request);
      this.members.push(member);
    }
  }
}

function settle(member: Member, response: Response): void {
  const waiting = member.pending.get(response.id)!;
  member.pending.delete(response.id);
  if ('result' in response) waiting.resolve(response.result as never);
  else waiting.reject('problems' in response ? new SiteError(response.problems) : new Error(response.error));
}
