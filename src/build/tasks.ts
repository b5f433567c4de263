import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilePage } from '../markdown/compile.ts';
import type { TokenTable } from '../markdown/tokenize.ts';
import { type ReferenceTable, preparePageReference } from '../reference/page-reference.ts';
import { indexPage } from '../search/index-page.ts';
import { fingerprint } from '../site/hash.ts';
import type { Doc } from '../site/model.ts';
import { SiteError } from '../site/problems.ts';
import { writeWhole } from '../site/write-whole.ts';
import type { DocInput, PageInput, UtilityInput } from '../ui/page-data.ts';
import { withVariants, writeCompressed } from './compress.ts';
import { type DocumentFrame, type DocumentHead, renderDocument } from './document.ts';
import { hrefsIn, idsIn } from './page-links.ts';
import { type LinkTable, resolveImage, resolveLink } from './resolve.ts';
import { indexSuffix, textSuffix } from './search-pages.ts';
import { type CompiledEntry, type RenderedFiles, codeFile } from './store.ts';

// The two expensive steps of a build, run in worker threads and on the main thread.

export type Task = { compile: CompileTask } | { render: RenderTask };

export interface CompileTask {
  /** Key of the tokens that one compilation of the page leaves for the next. */
  tokensKey: string;
  doc: Pick<Doc, 'file' | 'route' | 'version' | 'source' | 'stretches'>;
}

/** A page to render. Instead of a doc's code, a task has the code's key in the store. */
type TaskInput = UtilityInput | (Omit<DocInput, 'code'> & { codeKey: string });

export interface RenderTask {
  key: string;
  input: TaskInput;
  head: DocumentHead;
  shellFile: string;
  payloadUrl: string;
  isHome: boolean;
  /** The page's source; the engine's own pages have none. */
  file?: string;
}

export interface TaskContext {
  storeDir: string;
  links: LinkTable;
  reference?: ReferenceTable;
  frame: DocumentFrame;
  /** Module with the server components; set once the bundle exists. */
  rsc: string;
}

export function runTask(task: Task, context: TaskContext): Promise<CompiledEntry | RenderedFiles> {
  return 'compile' in task ? compileDoc(task.compile, context) : renderDoc(task.render, context);
}

async function compileDoc(
  { tokensKey, doc }: CompileTask,
  { storeDir, links, reference }: Pick<TaskContext, 'storeDir' | 'links' | 'reference'>,
): Promise<CompiledEntry> {
  const { file, source, stretches } = doc;
  const images: CompiledEntry['images'] = [];
  const tokensFile = join(storeDir, `${tokensKey}.tokens.json`);
  const { code, tokens, ...entry } = await compilePage({
    file,
    source,
    tokens: readTokens(tokensFile),
    stretches,
    ...(reference && { reference: await preparePageReference(reference, doc) }),
    resolveLink: (target) => resolveLink(links, file, target),
    resolveImage(target) {
      const image = resolveImage(links, file, target);
      images.push([target, JSON.stringify(image ?? null)]);
      return image;
    },
  });
  // Named by its content: it also depends on link targets, which the source does not show, and failed builds leave code behind.
  const codeKey = fingerprint(code);
  writeWhole(codeFile(storeDir, codeKey), code);
  writeWhole(tokensFile, JSON.stringify(tokens));
  return { ...entry, images, codeKey };
}

function readTokens(file: string): TokenTable {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TokenTable) : {};
}

type RscModule = typeof import('../entries/rsc.tsx');

const shells = new Map<string, Uint8Array>();

async function renderDoc(
  task: RenderTask,
  { storeDir, frame, rsc }: Pick<TaskContext, 'storeDir' | 'frame' | 'rsc'>,
): Promise<RenderedFiles> {
  const module = (await import(pathToFileURL(rsc).href)) as RscModule;
  const input = readInput(storeDir, task.input);
  let shell = shells.get(task.shellFile);
  if (!shell) shells.set(task.shellFile, (shell = readFileSync(task.shellFile)));
  const rendering = renderBoth(module, input, frame.build, shell);
  const { payload, html } = await rendering.catch(throwAtPage(task.file));
  const document = renderDocument(frame, task.head, {
    html,
    payloadUrl: task.payloadUrl,
    shellUrl: input.meta.shell,
    isHome: task.isHome,
  });
  const base = join(storeDir, task.key);
  const names = ['.html', '.rsc'].flatMap((suffix) => withVariants(task.key + suffix));
  if (input.kind === 'doc') {
    names.push(task.key + indexSuffix, ...withVariants(task.key + textSuffix));
    const { texts, ...terms } = indexPage(html, input.view.title, task.head.description);
    writeWhole(base + indexSuffix, JSON.stringify(terms));
    writeCompressed(base + textSuffix, Buffer.from(JSON.stringify(texts)), 'quick');
  }
  const effort = task.file ? 'page' : 'quick';
  const entry = {
    hrefs: hrefsIn(html),
    ids: idsIn(html),
    htmlBytes: writeCompressed(`${base}.html`, Buffer.from(document), effort),
    payloadBytes: writeCompressed(`${base}.rsc`, payload, effort),
  };
  return { entry, names };
}

function readInput(storeDir: string, page: TaskInput): PageInput {
  if (page.kind !== 'doc') return page;
  const { codeKey, ...input } = page;
  return { ...input, code: readFileSync(codeFile(storeDir, codeKey), 'utf8') };
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
  input: PageInput,
  build: string,
  shell: Uint8Array,
): Promise<{ payload: Uint8Array; html: string }> {
  const payload = await module.renderPage(input, build);
  return { payload, html: await module.renderBody(payload, shell) };
}
