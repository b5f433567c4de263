import type { ReferencePage } from '../site/plugins/plugin-markdown.ts';
import type { SiteStrings } from '../contract/strings/strings.ts';
import { type Mistake, type Problem, ruleProblem } from '../kernel/problems.ts';
import type { RuleName } from '../kernel/rules.ts';
import type { FileCode } from './code/file-lines.ts';
import type { ComponentTable } from './component-names.ts';
import type { Heading } from './heading.ts';
import type { PagePlugins } from './page-plugins.ts';
import type { HighlightLines } from '../highlight/highlight.ts';

/** During compilation, headings know their line. */
interface LocatedHeading extends Heading {
  line: number;
}

interface LocatedId {
  id: string;
  line: number;
}

export interface Link {
  /** As written. */
  target: string;
  /** As in the built page. */
  href: string;
  line: number;
  /** Set if it names no page; the compiler has reported that. */
  isBroken?: true;
  /** The file its line comes from; set on pages with fragments, and in generated parts. */
  file?: string;
}

export interface ImageFile {
  src: string;
  width: number;
  height: number;
  /** In each format that the site asks for, the preferred one first. */
  copies?: ImageCopy[];
  /** What narrow screens show instead. */
  phone?: Pick<ImageFile, 'src' | 'width' | 'height'>;
}

/** A bitmap in another format, not wider than the original. */
export interface ImageCopy {
  src: string;
  format: string;
  width: number;
}

/** What the plugins of one compilation share and add to. */
export interface CompileContext {
  file: string;
  strings: SiteStrings;
  highlight: HighlightLines;
  /** The URL of a link target, or how to fix one that names a file that is not a page. */
  resolveLink(target: string): string | { hint: string };
  resolveImage(target: string): ImageFile | Mistake;
  /** The URL of a file that is shown without its size being known: a video. */
  resolveFile(target: string): string | Mistake;
  /** The components of the site. */
  components?: ComponentTable;
  /** The code of a file of the site, or of a part of it: `../a.ts#region`. */
  resolveCode(target: string): (Pick<FileCode, 'code'> & Partial<FileCode>) | Mistake;
  /** Absent on sites whose plugins do nothing with pages. */
  plugins?: PagePlugins;
  /** Whether `$…$` and `$$…$$` are formulas. */
  math?: boolean;
  /** Whether diagrams are drawn. */
  mermaid?: boolean;
  /** Whether its text contains its title: it is an entrance. */
  hasOwnTitle?: boolean;
  /** Whether its sections are entries with dates. */
  isChangelog?: boolean;
  /** Names of the components on the page, and of what else has styles of its own. */
  used: Set<string>;
  headings: LocatedHeading[];
  /** Set if a part makes the page a reference. */
  reference?: ReferencePage;
  /** Ids of rows in generated tables. */
  rowIds: LocatedId[];
  /** Ids of elements written as HTML. */
  ownIds: LocatedId[];
  /** Ids that headings had before. */
  oldIds: LocatedId[];
  links: Link[];
  /** By URL. */
  images: Map<string, ImageFile>;
  problems: Problem[];
}

interface SourcePoint {
  readonly line: number;
  readonly offset?: number | undefined;
}

interface Located {
  readonly position?: { readonly start: SourcePoint; readonly end: SourcePoint } | undefined;
}

export function lineOf({ position }: Located): number {
  return position?.start.line ?? 1;
}

/** A node as it is written. */
export function sourceOf({ position }: Located, { source }: { source: string }): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** Adds a problem of the page at a node, or at a line: one that breaks a rule, or else an error that no page survives. */
export function report(
  page: Pick<CompileContext, 'file' | 'problems'>,
  kind: RuleName | 'error',
  at: Located | number,
  message: string,
  hint: string,
): void {
  const problem = { file: page.file, line: typeof at === 'number' ? at : lineOf(at), message, hint };
  page.problems.push(kind === 'error' ? { severity: kind, ...problem } : ruleProblem(kind, problem));
}

interface WithAttributes {
  readonly attributes: readonly { readonly type: string; readonly name?: string; readonly value?: unknown }[];
}

/** The value of an attribute written as text in quotes. */
export function textAttribute({ attributes }: WithAttributes, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Those of the names that a component has. */
export function textAttributes(node: WithAttributes, names: string[]): Record<string, string> {
  const given = names.map((name) => [name, textAttribute(node, name)]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Record<string, string>;
}
