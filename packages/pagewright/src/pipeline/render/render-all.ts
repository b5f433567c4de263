import type { Version } from '../../site/model.ts';
import { SiteError, distinct } from '../../kernel/problems.ts';
import type { Pool } from '../tasks/pool.ts';
import type { ProgressLine } from '../progress-line.ts';
import type { PendingTasks } from './render-tasks.ts';
import type { RenderedEntry } from '../cache/manifest.ts';
import type { BuildCache } from '../cache/cache.ts';
import { trailOf } from '../search/searchable-docs.ts';
import type { RenderTask, RenderedTask } from '../tasks/task.ts';

export interface RenderedPage {
  task: RenderedTask;
  entry: RenderedEntry;
  isNew: boolean;
}

export interface Rendering {
  docs: Map<Version, Promise<RenderedPage>[]>;
  all: Promise<RenderedPage[]>;
  /** Renders a page that is made from others. */
  one(task: RenderTask): Promise<RenderedPage>;
}

/** Renders changed pages, each as soon as its task is available, and takes the others from the cache. */
export function renderAll(
  { docs, utility }: PendingTasks,
  cache: BuildCache,
  pool: Pool,
  progress: ProgressLine,
): Rendering {
  const count = [...docs.values()].flat().length + utility.length;
  const countPage = progress.counter('Rendering pages', count);
  const render = async (pending: () => Promise<RenderTask>): Promise<RenderedPage> => {
    const task = await pending();
    const kept = cache.rendered(task.key);
    const page = kept ?? (await pool.render(task));
    cache.keepRendered(task.key, page);
    countPage();
    return { task: withoutContent(task), entry: page.entry, isNew: !kept };
  };
  const rendering = new Map([...docs].map(([version, tasks]) => [version, tasks.map(render)]));
  return {
    docs: rendering,
    all: allOrErrors([...rendering.values(), utility.map(render)].flat()),
    one: (task) => render(async () => task),
  };
}

function withoutContent({ key, payloadUrl, input, head, markdown }: RenderTask): RenderedTask {
  return {
    key,
    payloadUrl,
    input: { kind: input.kind, meta: { path: input.meta.path } },
    head: { ...(head.hidden && { hidden: true }) },
    markdown: markdown !== undefined,
    ...((input.kind === 'doc' || input.kind === 'changes') && { version: input.meta.version! }),
    trail: input.kind === 'doc' ? trailOf(input.view) : '',
  };
}

/** All results, or one error with the problems of all pages, so that writers see every broken page at once. */
async function allOrErrors<Result>(promises: Promise<Result>[]): Promise<Result[]> {
  const settled = await Promise.allSettled(promises);
  const errors = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  const unexpected = errors.find((error) => !(error instanceof SiteError));
  if (unexpected) throw unexpected;
  const problems = distinct(errors.flatMap((error) => (error as SiteError).problems));
  if (problems.length > 0) throw new SiteError(problems);
  return Promise.all(promises);
}
