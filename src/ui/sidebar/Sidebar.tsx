'use client';

import type { SidebarNode } from '../page-data.ts';
import { SidebarList } from './SidebarList.tsx';

export function Sidebar({ items }: { items: SidebarNode[] }) {
  return (
    <aside className="sidebar">
      <nav aria-label="Pages of this section">
        <SidebarList items={items} />
      </nav>
    </aside>
  );
}
