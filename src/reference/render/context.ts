import type { HighlightLines } from '../../markdown/highlight.ts';
import type { Change } from '../compare.ts';
import type { Capability, TypeDefinition } from '../model.ts';

/** How the site's configuration file is called and typed; comes from the site, the engine knows no product. */
export interface ConfigNames {
  /** File name without extension. */
  file: string;
  /** Package that exports the type of the configuration. */
  package: string;
  type: string;
}

/** Everything the reference part of a page is made from. */
export interface ReferenceInput {
  capability: Capability;
  /** Its own types and those it takes from elsewhere. */
  types: (TypeDefinition & { from?: string })[];
  /** Compared with the previous version; nothing when that did not have it. */
  changes?: { since: string; list: Change[] };
  config?: ConfigNames;
  highlight: HighlightLines;
}
