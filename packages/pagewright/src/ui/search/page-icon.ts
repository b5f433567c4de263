import type { SearchSite } from '../../contract/search-provider.ts';

/** The address of the icon that the site has for a page, if any. */
export function pageIcon({ icons }: SearchSite, href: string): string | undefined {
  const name = href.split(/[?#]/, 1)[0]!.split('/').at(-1)!;
  return icons?.names.includes(name) ? `${icons.file}#${name}` : undefined;
}
