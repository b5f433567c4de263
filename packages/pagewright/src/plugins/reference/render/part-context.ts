import { createContext } from 'react';
import type { Part } from '../../../markdown/reference.ts';

/** What the components of a part and the compiler tell each other, so that nobody has to look for it in the HTML. */
export interface PartContent extends Omit<Extract<Part, { html: string }>, 'html'> {
  /** The URL of a link in a doc comment. */
  resolveLink(target: string): string;
}

/** Components add to it as they render, which happens once for a part, in the order of its HTML. */
export const PartContext = createContext<PartContent | undefined>(undefined);
