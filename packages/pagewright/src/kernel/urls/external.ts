/** Whether a URL leaves the site or is not a page at all: `https:`, `mailto:`, `//host`. */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}
