/** The header for files that are named by their content: what they contain never changes. */
export const immutable = 'public, max-age=31536000, immutable';
