import type { MenuLink } from '../page-data.ts';

export function LinkList({ items }: { items: MenuLink[] }) {
  return (
    <ul>
      {items.map(({ label, href, active }) => (
        <li key={href}>
          <a href={href} aria-current={active ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
