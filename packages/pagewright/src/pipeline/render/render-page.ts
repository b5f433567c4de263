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
import { headTagNeeds } from './policy-needs.ts';
import { makeChanges, pageTextSuffix } from '../changes/make-changes.ts';
import { readPageText } from '../changes/read-page-text.ts';
import type { SiteStrings } from '../../contract/strings/strings.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { readPage } from './read-page.ts';
import { indexSuffix, textSuffix } from '../search/searchable-docs.ts';
import type { ChangeFigures, RenderedFiles } from '../cache/manifest.ts';
import { codeFile, markdownSuffix } from '../cache/cache.ts';
import type { RenderTask, TaskContext, TaskInput } from '../tasks/task.ts';

type RscModule = typeof import('../../entries/rsc.tsx');

/** Pages come version by version, so few shells are needed at a time. What is decoded of each is kept as long as its bytes are. */
const mostShells = 12;
const shells = new Map<string, Uint8Array>();

function shellOf(file: string): Uint8Array {
  const shell = shells.get(file) ?? readFileSync(file);
  // The last one is the one that was used last.
  shells.delete(file);
  shells.set(file, shell);
  const [oldest] = shells.keys();
  if (shells.size > mostShells) shells.delete(oldest!);
  return shell;
}

/** Renders a page; all its files go into the cache. */
export async function renderPage(
  task: RenderTask,
  { cacheDir, facts, frame, rsc, spoken }: Pick<TaskContext, 'cacheDir' | 'facts' | 'frame' | 'rsc' | 'spoken'>,
): Promise<RenderedFiles> {
  const module = (await import(pathToFileURL(rsc).href)) as RscModule;
  const { input, changes } = readInput(cacheDir, task.input, facts.strings);
  const rendering = renderBoth(module, shellOf(task.shellFile), input, frame.build, spoken);
  const { payload, html } = await rendering.catch(throwAtPage(task.file));
  const document = renderDocument(frame, task.head, {
    html,
    styles: module.stylesOf(input),
    payloadUrl: task.payloadUrl,
    shellUrl: input.meta.shell,
    isHome: task.isHome,
  });
  const { article, hrefs, ids, titles, needs: inBody } = readPage(html);
  const needs = [...(task.head.pluginTags ?? []).flatMap(headTagNeeds), ...inBody];
  if (input.kind === 'doc' && input.view.isEntrance && titles !== 1) throw titleError(task.file, titles);
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
  const pageText = task.isCompared && readPageText(article);
  const text = pageText && JSON.stringify(pageText);
  if (text) {
    names.push(task.key + pageTextSuffix);
    writeAtomic(base + pageTextSuffix, text);
  }
  const effort = task.file ? 'page' : 'quick';
  const entry = {
    hrefs,
    ids,
    ...(needs.length > 0 && { needs }),
    ...(text && { text: fingerprint(text) }),
    ...(pageText && pageText.changes && { listsChanges: true as const }),
    ...(changes && { changes }),
    htmlBytes: writeCompressed(`${base}.html`, Buffer.from(document), effort),
    payloadBytes: writeCompressed(`${base}.rsc`, payload, effort),
  };
  return { entry, names };
}

function readInput(
  cacheDir: string,
  page: TaskInput,
  strings: SiteStrings,
): { input: PageInput; changes?: ChangeFigures } {
  if (page.kind === 'changes') {
    const { source, ...input } = page;
    const { html, toc, figures } = makeChanges(source, cacheDir, strings);
    return { input: { ...input, toc, content: { __html: html } }, ...(figures && { changes: figures }) };
  }
  if (page.kind !== 'doc') return { input: page };
  const { codeKey, ...input } = page;
  return { input: { ...input, code: readFileSync(codeFile(cacheDir, codeKey), 'utf8') } };
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

function titleError(file: string | undefined, titles: number): SiteError {
  return new SiteError({
    severity: 'error',
    ...(file && { file }),
    message: `this page has ${titles === 0 ? 'no heading' : `${titles} headings`} of the first level: with the layout "landing", its content has the page's only one`,
    hint: 'begin the text with # and the heading, or with a component that shows an <h1>',
  });
}

async function renderBoth(
  module: RscModule,
  shell: Uint8Array,
  ...page: Parameters<RscModule['renderPagePayload']>
): Promise<{ payload: Uint8Array; html: string }> {
  const payload = await module.renderPagePayload(...page);
  return { payload, html: await module.renderBody(payload, shell) };
}
