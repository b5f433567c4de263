/** A run of text, or a name in code. */
export type Run = string | { code: string };
export type Runs = Run[];

/** What pages are compared by: a paragraph, an item of a list, a row of a table, a code block. */
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'entry' | 'row' | 'header' | 'code' | 'picture';
  /** Its text; that of an entry is its term and what is said of it, that of a row its cells. */
  cells: Runs[];
  /** Of a heading; of an item, how deep its list is in others. */
  level?: number;
  /** Of a heading. */
  id?: string;
  /** The tab that it is in. */
  label?: string;
  /** Of code: the name of its file. */
  title?: string;
  lines?: CodeLine[];
  /** What code is written in, as readers see it. */
  language?: string;
}

export interface CodeLine {
  text: string;
  /** With its colours, if it has any. */
  html?: string;
}

/** A page's text as it is compared. */
export interface PageText {
  blocks: Block[];
  /** The lists in it of what has changed since the version before, as HTML. */
  changes?: string;
}

export function plainText(runs: Runs): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.code)).join('');
}
