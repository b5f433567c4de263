'use client';

import { useEffect, useRef } from 'react';
import { keepInView } from '../../enhance/keep-in-view.ts';
import { usePage } from '../app/page-context.ts';
import type { SidebarNode } from '../page-data.ts';
import { SidebarList } from './SidebarList.tsx';

export function Sidebar({ items }: { items: SidebarNode[] }) {
  const { path } = usePage();
  const aside = useRef<HTMLElement>(null);
  useEffect(() => keepInView(aside.current, aside.current?.querySelector('[aria-current]')), [path]);
  return (
    <aside ref={aside} className="sidebar">
      <nav aria-label="Pages of this section">
        <SidebarList items={items} />
      </nav>
    </aside>
  );
}
