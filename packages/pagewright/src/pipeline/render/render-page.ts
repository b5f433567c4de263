import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { indexPage } from '../../search/index/index-page.ts';
import { SiteError } from '../../kernel/problems.ts';
import { withCompressed } from '../../kernel/files/compressed-files.ts';
import { writeAtomic } from '../../kernel/files/write-atomic.ts';
import type { PageInput } from '../../contract/page-data.ts';
import { writeCompressed } from '../cache/compress.ts';
import { renderDocument } from './document.ts';
import { exportMarkdown } from '../export/markdown-export.ts';
import { readPage } from './read-page.ts';
import { indexSuffix, textSuffix } from '../search/searchable-docs.ts';
import type { RenderedFiles } from '../cache/manifest.ts';
import { codeFile, markdownSuffix } from '../cache/cache.ts';
import type { RenderTask, TaskContext, TaskInput } from '../tasks/task.ts';

type RscModule = typeof import('../../entries/rsc.tsx');

const shells = new Map<string, Uint8Array>();

/** Renders a page; all its files go into the cache. */
export async function renderPage(
  task: RenderTask,
  { cacheDir, frame, rsc, spoken }: Pick<TaskContext, 'cacheDir' | 'frame' | 'rsc' | 'spoken'>,
): Promise<RenderedFiles> {
  const module = (await import(pathToFileURL(rsc).href)) as RscModule;
  const input = readInput(cacheDir, task.input);
  let shell = shells.get(task.shellFile);
  if (!shell) shells.set(task.shellFile, (shell = readFileSync(task.shellFile)));
  const rendering = renderBoth(module, shell, input, frame.build, spoken);
  const { payload, html } = await rendering.catch(throwAtPage(task.file));
  const document = renderDocument(frame, task.head, {
    html,
    payloadUrl: task.payloadUrl,
    shellUrl: input.meta.shell,
    isHome: task.isHome,
  });
  const { article, hrefs, ids } = readPage(html);
  const base = join(cacheDir, task.key);
  const names = ['.html', '.rsc'].flatMap((suffix) => withCompressed(task.key + suffix));
  if (task.markdown) {
    names.push(task.key + markdownSuffix);
    writeAtomic(base + markdownSuffix, exportMarkdown(article, task.markdown));
  }
  if (input.kind === 'doc') {
    names.push(task.key + indexSuffix, ...withCompressed(task.key + textSuffix));
    const { texts, ...terms } = indexPage(article, input.view.title, task.head.description);
    writeAtomic(base + indexSuffix, JSON.stringify(terms));
    writeCompressed(base + textSuffix, Buffer.from(JSON.stringify(texts)), 'quick');
  }
  const effort = task.file ? 'page' : 'quick';
  const entry = {
    hrefs,
    ids,
    htmlBytes: writeCompressed(`${base}.html`, Buffer.from(document), effort),
    payloadBytes: writeCompressed(`${base}.rsc`, payload, effort),
  };
  return { entry, names };
}

function readInput(cacheDir: string, page: TaskInput): PageInput {
  if (page.kind !== 'doc') return page;
  const { codeKey, ...input } = page;
  return { ...input, code: readFileSync(codeFile(cacheDir, codeKey), 'utf8') };
}

/** Errors thrown by a page's own components and expressions are the writer's to fix; the engine's own pages have no writer. */
export function throwAtPage(file: string | undefined): (error: Error) => never {
  return (error) => {
    if (!file) throw error;
    throw new SiteError({
      severity: 'error',
      file,
      message: `failed to render this page: ${error.message}`,
      hint: 'check the components and {expressions} on this page',
    });
  };
}

async function renderBoth(
  module: RscModule,
  shell: Uint8Array,
  ...page: Parameters<RscModule['renderPagePayload']>
): Promise<{ payload: Uint8Array; html: string }> {
  const payload = await module.renderPagePayload(...page);
  return { payload, html: await module.renderBody(payload, shell) };
}
