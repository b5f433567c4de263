/** The browser's Navigation API, which older browsers lack. On the server there is none either. */
export const navigationApi: Navigation | undefined = globalThis.navigation;

/** The address is only rewritten, by history.pushState or replaceState: the reader stays where they are. */
export function isRewrite({ destination, hashChange, navigationType }: NavigateEvent): boolean {
  return destination.sameDocument && !hashChange && navigationType !== 'traverse';
}
