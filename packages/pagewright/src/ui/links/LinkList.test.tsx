import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { LinkList } from './LinkList.tsx';

it('tells two links to the same page apart', () => {
  const list = LinkList({ items: ['One', 'Two'].map((label) => ({ label, href: '/docs/' })) });
  const { children } = list.props as { children: ReactElement[] };
  expect(new Set(children.map(({ key }) => key)).size).toBe(2);
});
