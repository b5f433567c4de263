import type { CompiledEntry, RenderedFiles } from '../cache/manifest.ts';
import type { Task, TaskContext } from './task.ts';

/** Loads only what the task needs: when workers compile, the main thread has no use for the parser and the highlighter. */
export async function runTask(task: Task, context: TaskContext): Promise<CompiledEntry | RenderedFiles> {
  if ('compile' in task) {
    const { compileDoc } = await import('../compile/compile-doc.ts');
    return compileDoc(task.compile, context);
  }
  const { renderPage } = await import('../render/render-page.ts');
  return renderPage(task.render, context);
}
