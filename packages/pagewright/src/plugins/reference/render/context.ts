import type { PageTools } from '../../../site/plugins/plugin-markdown.ts';
import type { Change } from '../change.ts';
import type { Example } from '../example-code.ts';
import type { ConfigExamples, ConfigNames } from '../config-example.ts';
import type { AvailableType, Capability } from '../model.ts';

/** The input of a page's reference part. */
export interface ReferenceInput {
  capability: Capability;
  /** Its own and imported types. */
  types: AvailableType[];
  /** Changes since the previous version; absent if that did not have it. */
  changes?: { since: string; version: string; list: Change[] };
  /** How its sections of the configuration file look; absent if it has none. */
  configExamples?: ConfigExamples & Pick<ConfigNames, 'file' | 'sectionsUnder'>;
  /** The package that it needs besides its own: `@scope/core 4`. */
  needs?: string | undefined;
  codeBlock: PageTools['codeBlock'];
  /** The HTML of an example of the capability. */
  exampleCode(example: Example): string;
}
