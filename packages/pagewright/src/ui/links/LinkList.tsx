import type { MenuLink } from '../../contract/page-data.ts';
import { relOf } from './rel-of.ts';

export function LinkList({ items }: { items: MenuLink[] }) {
  return (
    <ul>
      {items.map(({ label, href, active, lang }, index) => (
        // Two entries may lead to the same page.
        <li key={index}>
          <a rel={relOf(href)} href={href} lang={lang} hrefLang={lang} aria-current={active ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
