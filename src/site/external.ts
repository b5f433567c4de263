/** Whether an address leads to another site, or is not the address of a page: `https:`, `mailto:`, `//host`. */
export function isExternal(address: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}
