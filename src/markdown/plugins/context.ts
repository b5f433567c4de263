import type { Problem } from '../../site/problems.ts';
import type { PageReference } from '../../reference/page-reference.ts';
import type { HighlightLines } from '../highlight.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** While compiling, a heading knows where it stands. */
export interface PlacedHeading extends Heading {
  line: number;
}

export interface PlacedId {
  id: string;
  line: number;
}

export interface Link {
  /** As the writer wrote it. */
  target: string;
  /** As it stands in the page. */
  href: string;
  line: number;
  /** The fragment it stands in, when it is not the page's own. */
  file?: string;
}

export interface ImageFile {
  src: string;
  width: number;
  height: number;
}

/** What the plugins of one compilation read and add to. */
export interface PageContext {
  file: string;
  highlight: HighlightLines;
  /** The address of a link target, or nothing when it names a file that is no page. */
  resolveLink(target: string): string | undefined;
  resolveImage(target: string): ImageFile | undefined;
  /** What the declarations of the page's version say; nothing on sites without declarations. */
  reference?: PageReference;
  headings: PlacedHeading[];
  /** Of the rows of generated tables. */
  rowIds: PlacedId[];
  /** Of elements that the writer wrote as HTML. */
  ownIds: PlacedId[];
  links: Link[];
  problems: Problem[];
}
