import type { FindDefinition, HighlightLines } from '../highlight/highlight.ts';
import type { Heading } from './heading.ts';

// What the compiler asks of a version's declarations and command line; `plugins/reference` answers.

/** The reference of one version, as its pages use it. */
export interface PageReference {
  render(component: GeneratedComponent, name: string, highlight: HighlightLines, resolveLink: ResolveLink): Part;
  /** Where a link in the part of this name is written; nowhere if it was generated. */
  linkLocations(name: string, target: string): { file: string; line: number }[];
  definitions(code: string, grammar: 'ts' | 'tsx'): FindDefinition | undefined;
}

/** A generated part of a page or, if nothing has that name, the names that exist. */
export type Part = { html: string; headings: Heading[]; rowIds: string[] } | { known: string[] };

/** Finds the URL of a link that a writer put into a declaration. */
export type ResolveLink = (target: string) => string;

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
