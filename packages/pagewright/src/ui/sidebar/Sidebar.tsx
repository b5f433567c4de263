'use client';

import { t } from '../../contract/strings/t.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { keepInView } from '../../client/enhance/keep-in-view.ts';
import { onNavigated } from '../../client/document/navigated.ts';
import { usePage } from '../app/page-context.ts';
import { TableOfContents } from '../doc/TableOfContents.tsx';
import type { SidebarNode } from '../../contract/shell-data.ts';
import { SidebarList } from './SidebarList.tsx';

export function Sidebar({ items }: { items: SidebarNode[] }) {
  const { toc } = usePage();
  // The same element as long as the page is the same: categories are memoized.
  const contents = useMemo(() => toc && <TableOfContents entries={toc} label={t('doc.contents')} />, [toc]);
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
        <SidebarList items={items} contents={contents} />
      </nav>
    </aside>
  );
}
