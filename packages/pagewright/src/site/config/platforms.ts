/** The platforms that APIs and commands are documented for, with what readers see of them. */
export const platformLabels = { ios: 'iOS', android: 'Android', web: 'Web' };

export type Platform = keyof typeof platformLabels;

export const platforms = Object.keys(platformLabels) as Platform[];

/** What `@minOs` can name: platforms that are operating systems, and Android's API levels. */
export const systems: readonly (Platform | 'androidApi')[] = ['ios', 'android', 'androidApi'];
