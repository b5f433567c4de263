import type { Problem } from '../../site/problems.ts';
import type { PageReference } from '../../reference/page-reference.ts';
import type { HighlightLines } from '../highlight.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** During compilation, headings know their line. */
export interface PlacedHeading extends Heading {
  line: number;
}

export interface PlacedId {
  id: string;
  line: number;
}

export interface Link {
  /** As written. */
  target: string;
  /** As in the built page. */
  href: string;
  line: number;
  /** The fragment it is in, if any. */
  file?: string;
}

export interface ImageFile {
  src: string;
  width: number;
  height: number;
}

/** What the plugins of one compilation share and add to. */
export interface PageContext {
  file: string;
  highlight: HighlightLines;
  /** The URL of a link target; undefined if it names a file that is not a page. */
  resolveLink(target: string): string | undefined;
  resolveImage(target: string): ImageFile | undefined;
  /** From the declarations of the page's version; absent on sites without declarations. */
  reference?: PageReference;
  headings: PlacedHeading[];
  /** Ids of rows in generated tables. */
  rowIds: PlacedId[];
  /** Ids of elements written as HTML. */
  ownIds: PlacedId[];
  links: Link[];
  problems: Problem[];
}
