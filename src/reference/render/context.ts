import type { HighlightLines } from '../../markdown/highlight.ts';
import type { Change } from '../change.ts';
import type { Capability, TypeDefinition } from '../model.ts';

/** Name and type of the product's configuration file. From the site, because the engine knows no product. */
export interface ConfigNames {
  /** File name without extension. */
  file: string;
  /** Package that exports the type. */
  package: string;
  type: string;
}

/** The input of a page's reference part. */
export interface ReferenceInput {
  capability: Capability;
  /** Its own and imported types. */
  types: (TypeDefinition & { from?: string })[];
  /** Changes since the previous version; absent if that did not have it. */
  changes?: { since: string; list: Change[] };
  config?: ConfigNames;
  highlight: HighlightLines;
}
