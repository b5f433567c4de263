/** The name under which a page lists, among its components, that it has admonitions or marked lines of code. */
export const callouts = 'callouts';
/** The same for the dates of a changelog. */
export const changelog = 'changelog';
/** Of the engine's components, those that a page lists as well: the styles of cards are their own. */
export const cards: readonly string[] = ['Card', 'Cards'];
/** Among the stylesheets of a document, those that only some pages need have this name for React, and come after the site's. */
export const pagePrecedence = 'page';
