'use client';

import { t } from '../../contract/strings/t.ts';
import { useLayoutEffect, useRef } from 'react';
import { keepInView } from '../../client/enhance/keep-in-view.ts';
import { onNavigated } from '../../client/document/navigated.ts';
import type { SidebarNode } from '../../contract/shell-data.ts';
import { SidebarList } from './SidebarList.tsx';

export function Sidebar({ items }: { items: SidebarNode[] }) {
  const aside = useRef<HTMLElement>(null);
  // The boot script does this for the first page; the reader may have scrolled since. A layout effect, to be subscribed
  // before the navigation that brought the sidebar is announced.
  useLayoutEffect(
    () => onNavigated(() => keepInView(aside.current, aside.current?.querySelector('[aria-current]'))),
    [],
  );
  return (
    <aside ref={aside} className="sidebar">
      <nav aria-label={t('sidebar.label')}>
        <SidebarList items={items} />
      </nav>
    </aside>
  );
}
