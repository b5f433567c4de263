import type { NavigationLink } from '../page-data.ts';

export function LinkList({ items }: { items: NavigationLink[] }) {
  return (
    <ul>
      {items.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
