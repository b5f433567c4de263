import { type ReactNode, memo, useEffect, useRef, useState } from 'react';
import { usePage } from '../app/page-context.ts';
import { relOf } from '../links/rel-of.ts';
import type { SidebarNode } from '../../contract/shell-data.ts';
import { holds, linkCount } from './sidebar-tree.ts';

/**
 * Above this many links, the HTML contains only the first page of a closed category: otherwise every page would grow
 * with the site. Without scripts that link leads to a page that shows the others.
 */
const maxLinks = 250;

/** `contents` is what the current page consists of, below its entry. */
export function SidebarList({ items, contents }: { items: SidebarNode[]; contents?: ReactNode }) {
  const { path, near } = usePage();
  // A page that is not listed is in the category of the nearest one, and below its overview.
  const mark = near === undefined ? 'page' : path.startsWith(`${near}/`) ? 'true' : undefined;
  const lazy = linkCount(items) > maxLinks;
  return <Items items={items} path={near ?? path} mark={mark} contents={contents} lazy={lazy} />;
}

interface ItemsProps {
  items: SidebarNode[];
  /** The current page, if it is among these. */
  path: string | undefined;
  /** What its entry says: that it is the page, or above it. */
  mark: 'page' | 'true' | undefined;
  contents: ReactNode;
  lazy: boolean;
}

function Items({ items, path, mark, contents, lazy }: ItemsProps) {
  return (
    <ul>
      {items.map((item, index) => (
        // Labels may repeat, and a category of another sidebar must not be reused.
        <li key={`${index} ${item.label}`}>
          {'items' in item ? (
            <Category
              item={item}
              mark={mark}
              lazy={lazy}
              {...(path !== undefined && holds(item, path) ? { path, contents } : nothing)}
            />
          ) : (
            <>
              <a rel={relOf(item.href)} href={item.href} aria-current={item.href === path ? mark : undefined}>
                {item.label}
              </a>
              {item.href === path && contents}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** For categories that do not contain the page. */
const nothing = { path: undefined, contents: undefined };

interface CategoryProps extends Omit<ItemsProps, 'items'> {
  item: Extract<SidebarNode, { items: unknown }>;
}

/** Memoized: a navigation affects only the categories of the old and the new page. */
const Category = memo(function Category({ item, path, mark, contents, lazy }: CategoryProps) {
  const active = path !== undefined;
  const [open, setOpen] = useState(active || item.open === true);
  const [wasActive, setWasActive] = useState(active);
  // Arriving in a category opens it; leaving it does not close what the reader opened.
  if (active !== wasActive) {
    setWasActive(active);
    if (active) setOpen(true);
  }
  const details = useRef<HTMLDetailsElement>(null);
  // The reader may have opened or closed it before hydration.
  useEffect(() => setOpen(details.current!.open), []);
  const items = !lazy || open || active ? item.items : item.items.slice(0, 1);
  return (
    <details
      ref={details}
      open={open}
      data-partial={items === item.items ? undefined : ''}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{item.label}</summary>
      <Items items={items} path={path} mark={mark} contents={contents} lazy={lazy} />
    </details>
  );
});
