/** A file of `errors/`: messages that are shown together. Its name is the name of the group. */
export interface ErrorGroup {
  /** Where the messages appear. */
  on: Place[];
  /** The program that shows them, for those of a platform's tools. */
  tool?: string;
  /** For entries without `more` of their own. */
  more: string[];
  entries: ErrorEntry[];
}

export type Place = 'ios' | 'android' | 'web' | 'any';

export interface ErrorEntry {
  /** As it is shown; `…` stands for what differs from one time to the next. */
  text: string;
  /** Of the entry's address, if it should not be made from the text. */
  id?: string;
  /** Other texts and codes of the same error. */
  also?: string[];
  /** Those of `also` that head the entry's row where a table has one platform only. */
  texts?: Partial<Record<Place, string>>;
  on?: Place[];
  tool?: string;
  /** The folders of the versions that have it, such as `v4 v3`; by default all. */
  versions?: string;
  /** One or two sentences. Code is in backquotes, names on buttons are between two asterisks. */
  cause: string;
  mend: string;
  /** Ids of docs that explain more, with or without an anchor. The first one that a version has is linked. */
  more?: string[];
  /** Whether `<ErrorTable>` shows it, on a page about what happens most often. */
  common?: true;
}
