import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { type Problem, SiteError } from '../../kernel/problems.ts';
import { runTask } from './run-task.ts';
import type { Task, TaskContext } from './task.ts';

export type WorkerRequest = { context: Partial<TaskContext> } | { id: number; task: Task };
export type WorkerResponse =
  | { id: number; result: unknown }
  | { id: number; problems: Problem[] }
  | { id: number; error: string };

let context = {} as TaskContext;

parentPort?.on('message', async (request: WorkerRequest) => {
  if ('context' in request) {
    context = { ...context, ...request.context };
    return;
  }
  const { id, task } = request;
  try {
    const result = await runTask(task, context);
    parentPort!.postMessage({ id, result } satisfies WorkerResponse);
  } catch (error) {
    const response: WorkerResponse =
      error instanceof SiteError
        ? { id, problems: error.problems }
        : // With the stacks of its causes.
          { id, error: inspect(error) };
    parentPort!.postMessage(response);
  }
});
