// Names under which readers' choices are kept. Each is an export of its own, so that the boot script carries only its own.

export const colorMode = 'color-mode';
export const announcement = 'announcement-dismissed';
/** The one docs area of the site is called "default". */
export const version = 'preferred-version.default';
export const tab = (group: string): string => `tab.${group}`;
export const recentSearches = 'recent-searches';
