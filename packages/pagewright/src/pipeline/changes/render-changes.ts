import type { Doc, Site } from '../../site/model.ts';
import { builtDocs } from '../../site/routes/routes.ts';
import type { PagePair, VersionPair } from '../../site/versions/changes.ts';
import type { FrozenVersion } from '../frozen/frozen-version.ts';
import type { RenderedPage, Rendering } from '../render/render-all.ts';
import type { ShellSet } from '../render/shell-set.ts';
import type { RenderTask } from '../tasks/task.ts';
import { type Shown, differs } from './compared-docs.ts';
import { type Compared, comparisonTask, overviewTask } from './change-tasks.ts';

interface Sources {
  site: Site;
  frameKey: string;
  pairs: VersionPair[];
  shown: Shown;
  /** By name. */
  frozen: ReadonlyMap<string, FrozenVersion>;
  shells: ShellSet;
  rendering: Pick<Rendering, 'docs' | 'one'>;
}

/** Renders what says what has changed in versions that are made: each comparison as soon as both of its pages are rendered, and then the lists of them. */
export async function renderChanges(sources: Sources): Promise<RenderedPage[]> {
  const pairs = sources.pairs.filter(({ after }) => !sources.frozen.has(after.name));
  const pages = await Promise.all(pairs.map((pair) => renderVersion(sources, pair)));
  return pages.flat();
}

async function renderVersion(
  { site, frameKey, shown, frozen, shells, rendering }: Sources,
  pair: VersionPair,
): Promise<RenderedPage[]> {
  const docs = new Map<Doc, Promise<RenderedPage>>();
  for (const version of [pair.after, pair.before]) {
    // Docs come first among the pages of a frozen version, in the same order.
    const pages = frozen.get(version.name)?.pages.map(async (page) => ({ ...page, isNew: false }));
    builtDocs(site, version).forEach((doc, index) => docs.set(doc, (pages ?? rendering.docs.get(version)!)[index]!));
  }
  const surroundings = async (doc?: Doc) => {
    const shell = await shells.get({ shown: pair.after, ...(doc?.sidebar && { sidebar: doc.sidebar }) });
    return { site, frameKey, shell };
  };
  const compare = async (one: PagePair): Promise<Compared> => {
    if (!(await differs(one, shown))) return { pair: one };
    const [before, after] = await Promise.all([docs.get(one.before)!, docs.get(one.after)!]);
    const task = comparisonTask(await surroundings(one.after), pair, one, { before, after });
    return { pair: one, page: await rendering.one(task) };
  };
  const compared = await Promise.all(pair.pages.map(compare));
  const rendered = new Map<Doc, RenderedPage>();
  for (const [doc, page] of docs) rendered.set(doc, await page);
  const landing = pair.after.docs.get(pair.after.mainDocId);
  const overview: RenderTask = overviewTask(await surroundings(landing), pair, compared, (doc) => rendered.get(doc)!);
  return [...compared.flatMap(({ page }) => page ?? []), await rendering.one(overview)];
}
