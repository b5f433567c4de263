import type { HighlightLines } from '../../markdown/highlight.ts';
import type { Change } from '../change.ts';
import type { ConfigExamples } from '../config-example.ts';
import type { AvailableType, Capability } from '../model.ts';

/** Name and type of the product's configuration file. From the site, because the engine knows no product. */
export interface ConfigNames {
  /** File name without extension. */
  file: string;
  /** Package that exports the type. */
  package: string;
  type: string;
  /** The option under which each capability has its section. */
  sectionsUnder: string;
}

/** The input of a page's reference part. */
export interface ReferenceInput {
  capability: Capability;
  /** Its own and imported types. */
  types: AvailableType[];
  /** Changes since the previous version; absent if that did not have it. */
  changes?: { since: string; list: Change[] };
  /** How its sections of the configuration file look; absent if it has none. */
  config?: ConfigExamples & Pick<ConfigNames, 'file' | 'sectionsUnder'>;
  highlight: HighlightLines;
}
