/** A heading of a page, as links and tables of contents need it. */
export interface Heading {
  id: string;
  text: string;
  level: number;
  /** Whether it is a name in code. */
  isCode?: true;
}
