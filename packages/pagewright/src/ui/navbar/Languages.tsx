import type { NavbarEntry } from '../../contract/shell-data.ts';
import { LinkList } from '../links/LinkList.tsx';
import { LocaleLinks } from './LocaleLinks.tsx';

/** What the language menu lists: the site's own languages, and sites in others. */
export function Languages({ entry: { locales, items } }: { entry: Extract<NavbarEntry, { type: 'locales' }> }) {
  return (
    <>
      {locales && <LocaleLinks locales={locales} />}
      {items.length > 0 && <LinkList items={items} />}
    </>
  );
}
