// Storage keys of readers' choices. Separate exports, so that the boot script contains only those it uses.

export const colorMode = 'color-mode';
export const announcement = 'announcement-dismissed';
/** "default" is the name of the site's only docs area. */
export const version = 'preferred-version.default';
export const tab = (group: string): string => `tab.${group}`;
/** Stored if neither the slash nor the question mark does anything. */
export const slashOff = 'slash-off';
export const recentSearches = 'recent-searches';
