import type { Problem } from '../kernel/problems.ts';

/** What the development server tells open pages, when they connect and after each edit. */
export interface EditMessage {
  /** Changes with every edit. */
  edit: number;
  /** Changes with files that open pages would not ask for again, such as pictures. */
  documents: number;
  /** What is wrong with the site, while it is: then pages stay as they were. */
  wrong?: string;
}

/** Where pages listen for edits, whatever the base path is. */
export const editsPath = '/@edits';

/** Below a base path: the problems of the page that the parameter `page` names. */
export const problemsPath = '@problems';

/** What the development server says about a page. */
export type PageProblem = Pick<Problem, 'severity' | 'file' | 'line' | 'message' | 'hint' | 'rule'>;
