import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../model.ts';
import { docsInOrder, sidebarPosition } from './sidebar-order.ts';

const doc = (id: string): SidebarItem => ({ type: 'doc', id, label: id, href: `/${id}` });
const category = (label: string, ...items: SidebarItem[]): SidebarItem => ({ type: 'category', label, items });
const [index, client, add] = [doc('index'), doc('client'), doc('cli/add')];
const items = [
  category('Outer', index, category('Inner', client)),
  { type: 'link', label: 'Out', href: 'https://a.example' } as const,
  add,
];

it('docsInOrder lists docs of all categories as they are read', () => {
  expect(docsInOrder(items)).toEqual([index, client, add]);
});

describe('sidebarPosition', () => {
  it('gives the categories above a doc, outermost first, and the docs before and after it', () => {
    expect(sidebarPosition(items, 'index')).toEqual({ categories: ['Outer'], previous: undefined, next: client });
    expect(sidebarPosition(items, 'client')).toEqual({ categories: ['Outer', 'Inner'], previous: index, next: add });
    expect(sidebarPosition(items, 'cli/add')).toEqual({ categories: [], previous: client, next: undefined });
    expect(sidebarPosition(items, 'cli/sync')).toBeUndefined();
  });

  it('gives the first position of a doc that is there twice', () => {
    expect(sidebarPosition([index, client, index], 'index')).toMatchObject({ previous: undefined, next: client });
  });
});
