/** Holds text shared by versions: each version's page includes the same file. */
export const fragmentsFolder = 'content/shared';

// The tags by which pages and fragments are put together. Each stands on a line of its own, outside code.

/** Groups: its indent, the name of the fragment. */
export const includeLine = /^([ \t]*)<Include\s+file="([^"]*)"\s*\/>[ \t]*$/;

/** Groups: what is before the folders of versions, the folders, what is after them. */
export const onlyLine = /^([ \t]*<Only\s+versions=")([^"]*)("\s*>[ \t]*)$/;

export const onlyEndLine = /^[ \t]*<\/Only>[ \t]*$/;
