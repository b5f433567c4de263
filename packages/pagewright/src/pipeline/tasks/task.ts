import type { Strings } from '../../contract/strings/strings.ts';
import type { Doc, Site } from '../../site/model.ts';
import type { DocInput, UtilityInput } from '../../contract/page-data.ts';
import type { DocumentFrame, DocumentHead } from '../render/document.ts';
import type { MarkdownHead } from '../export/markdown-export.ts';
import type { PluginContext } from '../plugins/page-plugins.ts';
import type { LinkTable } from '../compile/resolve.ts';

// The two expensive steps of a build, run in worker threads and on the main thread.

export type Task = { compile: CompileTask } | { render: RenderTask };

export interface CompileTask {
  /** Key of the tokens that one compilation of the page leaves for the next. */
  tokensKey: string;
  doc: Pick<Doc, 'file' | 'route' | 'version' | 'source' | 'segments'>;
}

/** A page to render. Instead of a doc's code, a task has the code's key in the cache. */
export type TaskInput = UtilityInput | (Omit<DocInput, 'code'> & { codeKey: string });

export interface RenderTask {
  key: string;
  input: TaskInput;
  head: DocumentHead;
  /** Only docs are also written as Markdown. */
  markdown?: MarkdownHead;
  shellFile: string;
  payloadUrl: string;
  isHome: boolean;
  /** The page's source; the engine's own pages have none. */
  file?: string;
}

/** What the compiler knows of the site besides links. */
export type SiteFacts = Pick<Site, 'strings' | 'components'>;

export interface TaskContext {
  cacheDir: string;
  links: LinkTable;
  facts: SiteFacts;
  plugins: PluginContext;
  frame: DocumentFrame;
  /** The texts that the bundle does not contain. */
  spoken: Strings | undefined;
  /** Module with the server components; set once the bundle exists. */
  rsc: string;
}
