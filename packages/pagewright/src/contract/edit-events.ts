/** What the development server and open pages tell each other. */
export const editEvents = {
  /** To pages: the site was edited and has no errors. */
  update: 'pagewright:update',
  /** To pages: what is wrong with the edited site, as `{ text }`. */
  problems: 'pagewright:problems',
  /** To the server: a page is open and wants to know whether anything is wrong. */
  listening: 'pagewright:listening',
} as const;
