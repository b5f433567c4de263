import { expect, it } from 'vitest';
import { assignSidebars } from './assign-sidebars.ts';
import type { Doc, Version } from '../model.ts';

/** The sidebars of pages when these list some of them. */
function sidebarsOf(ids: string[], lists: Record<string, string[]>): (string | undefined)[] {
  const docs = new Map(ids.map((id) => [id, { id, front: {} } as Doc]));
  const items = Object.entries(lists).map(([name, list]) => [name, list.map((id) => ({ type: 'doc', id }))]);
  assignSidebars(docs, Object.fromEntries(items) as Version['sidebars'], []);
  return [...docs.values()].map(({ sidebar }) => sidebar);
}

it('a page that two sidebars list shows the first of them', () => {
  expect(sidebarsOf(['index'], { docs: ['index'], more: ['index'] })).toEqual(['docs']);
});

it('a page that none lists shows that of its own folder, not of one whose name begins alike', () => {
  const lists = { docs: ['index'], more: ['guides/a'], extra: ['guide/b'] };
  expect(sidebarsOf(['guide/unlisted'], lists)).toEqual(['extra']);
});
