/** The tags that say how a declaration differs from that of the next newer version. */
export const directiveNames = ['inherits', 'absent', 'renamed', 'before', 'last'];
