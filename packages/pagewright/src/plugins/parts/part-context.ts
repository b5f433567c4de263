import { createContext } from 'react';
import { en } from '../../contract/strings/parts/en.ts';
import type { PartStrings } from '../../contract/strings/strings.ts';
import type { PartHeading } from '../../site/plugins/plugin.ts';
import type { Platforms } from './platforms.ts';

/** What the components of a part and the compiler tell each other, so that nobody has to look for it in the HTML. */
export interface PartContent {
  headings: PartHeading[];
  /** Of rows. */
  ids: string[];
  platforms: Platforms;
  /** In the language of the page. */
  strings: Readonly<PartStrings>;
  /** The URL of a link in a doc comment. */
  resolveLink(target: string): string;
}

/** Components add to it as they render, which happens once for a part, in the order of its HTML. */
export const PartContext = createContext<PartContent>({
  headings: [],
  ids: [],
  platforms: {},
  strings: en,
  resolveLink: String,
});

/** What a part does not find out itself. */
export type Surroundings = Pick<PartContent, 'platforms' | 'strings' | 'resolveLink'>;
