import { createContext } from 'react';
import { en } from '../../contract/strings/parts/en.ts';
import type { PartStrings } from '../../contract/strings/strings.ts';
import type { PartHeading } from '../../site/plugins/plugin-markdown.ts';
import type { Platforms } from './platforms.ts';

/** A symbol of the site's sprite. Pages contain what they show of it: to fetch the file would be one more request before they are complete. */
export interface PartIconSource {
  viewBox: string | undefined;
  /** As markup. */
  drawing: string;
}

/** What the components of a part and the compiler tell each other, so that nobody has to look for it in the HTML. */
export interface PartContent {
  headings: PartHeading[];
  /** Of rows. */
  ids: string[];
  platforms: Platforms;
  /** In the language of the page. */
  strings: Readonly<PartStrings>;
  /** The site's icon of that name; nothing if it has none. */
  iconOf?(name: string): PartIconSource | undefined;
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
export type Surroundings = Pick<PartContent, 'platforms' | 'strings' | 'resolveLink' | 'iconOf'>;
