'use client';

import { useState } from 'react';
import { usePage } from '../app/page-context.ts';
import type { SidebarNode } from '../page-data.ts';
import { holds, linkCount } from './sidebar-tree.ts';

/**
 * Past this many links a closed category's pages are not in the page's HTML: otherwise every page would grow
 * with the size of the site. Its label is then a link to its first page.
 */
const mostLinks = 250;

export function SidebarList({ items, lazy = linkCount(items) > mostLinks }: { items: SidebarNode[]; lazy?: boolean }) {
  const { path } = usePage();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {'items' in item ? (
            <SidebarCategory item={item} lazy={lazy} />
          ) : (
            <a href={item.href} aria-current={item.href === path ? 'page' : undefined}>
              {item.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function SidebarCategory({ item, lazy }: { item: Extract<SidebarNode, { items: unknown }>; lazy: boolean }) {
  const { path } = usePage();
  const active = holds(item, path);
  const [open, setOpen] = useState(active || item.open === true);
  const [wasActive, setWasActive] = useState(active);
  // Arriving in a category opens it; leaving it does not close what the reader had open.
  if (active !== wasActive) {
    setWasActive(active);
    if (active) setOpen(true);
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{item.label}</summary>
      {(!lazy || open || active) && <SidebarList items={item.items} lazy={lazy} />}
    </details>
  );
}
