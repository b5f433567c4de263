/** What landing pages show: what has been true since this version, for newer ones as well until they have their own. */
export type Version = 'v4' | 'v3' | 'v2';
