// Where the engine's own pages are, relative to the site's base path.

export const searchPath = 'search';
export const notFoundPath = '404';
/** In each version whose pages have tags. */
export const tagsPath = 'tags';

/** Not an index.html in a folder, as with other pages: hosts look for this name. */
export const notFoundFile = `${notFoundPath}.html`;
