import type { Strings } from '../../contract/strings/strings.ts';
import type { Doc, Site } from '../../site/model.ts';
import type { ChangesSource } from '../changes/changes-source.ts';
import type { ChangesInput, DocInput, UtilityInput } from '../../contract/page-data.ts';
import type { DocumentFrame, DocumentHead } from '../render/document.ts';
import type { MarkdownHead } from '../export/markdown-export.ts';
import type { PluginContext } from '../plugins/page-plugins.ts';
import type { LinkTable } from '../compile/resolve.ts';

// The two expensive steps of a build, run in worker threads and on the main thread.

export type Task = { compile: CompileTask } | { render: RenderTask };

export interface CompileTask {
  /** Key of the tokens that one compilation of the page leaves for the next. */
  tokensKey: string;
  /** What its links begin with: the paths of its version and of the site. */
  bases: string[];
  doc: Pick<Doc, 'file' | 'route' | 'version' | 'source' | 'segments' | 'front'>;
}

/** A page to render. Instead of a doc's code, a task has the code's key in the cache; of a comparison, what is compared. */
export type TaskInput =
  | UtilityInput
  | (Omit<DocInput, 'code'> & { codeKey: string })
  | (Omit<ChangesInput, 'content' | 'toc'> & { source: ChangesSource });

export interface RenderTask {
  key: string;
  input: TaskInput;
  head: DocumentHead;
  /** Whether another version's page will be compared with it. */
  isCompared?: boolean;
  /** Only docs are also written as Markdown. */
  markdown?: MarkdownHead;
  shellFile: string;
  payloadUrl: string;
  isHome: boolean;
  /** The page's source; the engine's own pages have none. */
  file?: string;
}

/** What is left of a task once its page is rendered. The rest, which is most of it, would be held for every page of the site. */
export interface RenderedTask extends Pick<RenderTask, 'key' | 'payloadUrl'> {
  input: { kind: TaskInput['kind']; meta: { path: string } };
  head: Pick<DocumentHead, 'hidden'>;
  /** Whether it is also written as Markdown. */
  markdown: boolean;
  /** Of docs and of what says what has changed in them: the name of the version. */
  version?: string;
  /** Of docs: the page's position in its sidebar, for search. */
  trail: string;
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
