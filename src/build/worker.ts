import { parentPort } from 'node:worker_threads';
import { type Problem, SiteError } from '../site/problems.ts';
import { type CompileTask, type RenderTask, type TaskContext, compileDoc, renderDoc } from './tasks.ts';

export type Request =
  | { context: Partial<TaskContext> }
  | { id: number; compile: CompileTask }
  | { id: number; render: RenderTask };
export type Response =
  | { id: number; result: unknown }
  | { id: number; problems: Problem[] }
  | { id: number; error: string };

let context = {} as TaskContext;

parentPort?.on('message', async (request: Request) => {
  if ('context' in request) {
    context = { ...context, ...request.context };
    return;
  }
  const { id } = request;
  try {
    const result =
      'compile' in request ? await compileDoc(request.compile, context) : await renderDoc(request.render, context);
    parentPort!.postMessage({ id, result } satisfies Response);
  } catch (error) {
    const response: Response =
      error instanceof SiteError
        ? { id, problems: error.problems }
        : { id, error: (error as Error).stack ?? String(error) };
    parentPort!.postMessage(response);
  }
});
