import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilePage } from '../markdown/compile.ts';
import { componentNames } from '../markdown/component-names.ts';
import type { PageInput } from '../ui/page-data.ts';
import { writeCompressed } from './compress.ts';
import { type DocumentFrame, type DocumentHead, renderDocument } from './document.ts';
import { type LinkTable, resolveImage, resolveLink } from './resolve.ts';
import type { CompiledEntry, RenderedEntry } from './store.ts';

// The two costly steps of a build. They run in worker threads, or in the main thread when there is little to do.

export interface CompileTask {
  key: string;
  file: string;
  source: string;
}

export interface RenderTask {
  key: string;
  /** Key of the compiled content; pages without content have none. */
  compiled?: string;
  /** The page; a doc's code is read from the store. */
  input: PageInput;
  head: DocumentHead;
  shellFile: string;
  pageUrl: string;
  isHome: boolean;
}

export interface TaskContext {
  storeDir: string;
  links: LinkTable;
  frame: DocumentFrame;
  /** Module with the server components; there once the bundle is. */
  rsc: string;
}

export async function compileDoc({ key, file, source }: CompileTask, { storeDir, links }: Pick<TaskContext, 'storeDir' | 'links'>): Promise<CompiledEntry> {
  const images: CompiledEntry['images'] = [];
  const { code, ...entry } = await compilePage({
    file,
    source,
    components: componentNames,
    resolveLink: (target) => resolveLink(links, file, target),
    resolveImage(target) {
      const image = resolveImage(links, file, target);
      images.push([target, JSON.stringify(image ?? null)]);
      return image;
    },
  });
  writeFileSync(join(storeDir, `${key}.code.js`), code);
  return { ...entry, images };
}

type RscModule = typeof import('../entries/rsc.tsx');

const shells = new Map<string, Uint8Array>();

export async function renderDoc(task: RenderTask, { storeDir, frame, rsc }: Pick<TaskContext, 'storeDir' | 'frame' | 'rsc'>): Promise<RenderedEntry> {
  const module = (await import(pathToFileURL(rsc).href)) as RscModule;
  const input = task.input.kind === 'doc' && task.compiled ? { ...task.input, code: readFileSync(join(storeDir, `${task.compiled}.code.js`), 'utf8') } : task.input;
  const payload = await module.renderPage(input, frame.build);
  let shell = shells.get(task.shellFile);
  if (!shell) shells.set(task.shellFile, (shell = readFileSync(task.shellFile)));
  const html = await module.renderBody(payload, shell);
  const document = renderDocument(frame, task.head, { html, pageUrl: task.pageUrl, shellUrl: input.meta.shell, isHome: task.isHome });
  const base = join(storeDir, task.key);
  return {
    hrefs: collect(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '', /\s(?:href|src)="([^"]*)"/g),
    ids: collect(html, /\sid="([^"]*)"/g),
    html: writeCompressed(`${base}.html`, Buffer.from(document), 'page'),
    payload: writeCompressed(`${base}.rsc`, payload, 'page'),
  };
}

function collect(html: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(html.matchAll(pattern), (match) => match[1]!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")))];
}
