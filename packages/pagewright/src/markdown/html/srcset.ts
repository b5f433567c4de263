/** An address, which may contain commas but not end with one, and what it is for: `/img/a.png 2x`. */
const candidate = /([^\s,](?:\S*[^\s,])?)((?:\s[^,]*)?)/g;

export function srcsetAddresses(srcset: string): string[] {
  return Array.from(srcset.matchAll(candidate), ([, address]) => address!);
}

export function mapSrcset(srcset: string, change: (address: string) => string): string {
  return srcset.replace(candidate, (_whole, address: string, use: string) => change(address) + use);
}
