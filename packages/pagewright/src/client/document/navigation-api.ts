/**
 * The browser's Navigation API, which older browsers lack. On the server there is none either. Without it, the global of
 * that name can be a heading with the id `navigation`.
 */
export const navigationApi: Navigation | undefined =
  typeof Navigation === 'function' ? globalThis.navigation : undefined;

/** The address is only rewritten, by history.pushState or replaceState: the reader stays where they are. */
export function isRewrite({ destination, hashChange, navigationType }: NavigateEvent): boolean {
  return destination.sameDocument && !hashChange && navigationType !== 'traverse';
}
