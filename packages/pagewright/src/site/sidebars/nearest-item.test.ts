import { expect, test } from 'vitest';
import type { SidebarItem } from '../model.ts';
import { nearestItem } from './sidebar-order.ts';

const doc = (id: string): SidebarItem => ({ type: 'doc', id, label: id, href: `/${id}` });
const items: SidebarItem[] = [
  doc('index'),
  { type: 'category', label: 'Android', items: [doc('android/setup'), doc('android/index')] },
  { type: 'category', label: 'Guides', items: [doc('guides/oauth')] },
];

test.each([
  ['android/lifecycle', 'android/index'],
  ['android/deep/down', 'android/index'],
  ['guides/ads', 'guides/oauth'],
  ['elsewhere/page', undefined],
  ['page', undefined],
])('%s is near %s', (id, near) => {
  expect(nearestItem(items, id)?.id).toBe(near);
});
