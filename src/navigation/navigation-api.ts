/** The browser's Navigation API, which older browsers lack. On the server there is none either. */
export const navigationApi: Navigation | undefined = globalThis.navigation;
