import type { HighlightLines } from '../highlight/highlight.ts';
import type { Heading } from './context.ts';

// What the compiler asks of a version's declarations and command line; `src/reference` answers.

/** The reference of one version, as its pages use it. */
export interface PageReference {
  render(component: GeneratedComponent, name: string, highlight: HighlightLines, resolveLink: ResolveLink): Part;
  /** Where a link in the part of this name is written; nowhere if it was generated. */
  linkPlaces(name: string, target: string): { file: string; line: number }[];
  definitions(code: string, grammar: 'ts' | 'tsx'): FindDefinition | undefined;
}

/** A generated part of a page or, if nothing has that name, the names that exist. */
export type Part = { html: string; headings: Heading[]; rowIds: string[] } | { known: string[] };

/** Finds the URL of a link that a writer put into a declaration. */
export type ResolveLink = (target: string) => string;

/** Finds the definition of an identifier in a sample: `name`, or `member` of `name`. */
export type FindDefinition = (name: string, member?: string) => string | undefined;

/** Components that the compiler replaces with content from the version's declarations and command line. */
export const generatedComponents = [
  'ApiReference',
  'CommandReference',
  'CommandList',
  'HookList',
  'EnvironmentList',
  'ConfigReference',
] as const;

export type GeneratedComponent = (typeof generatedComponents)[number];
