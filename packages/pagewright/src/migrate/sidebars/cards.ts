import type { SidebarEntry, Sidebars } from '../../site/model.ts';
import type { SourceDoc } from '../docs/source-docs.ts';
import { titleOf } from './target-sidebars.ts';

/** What a list of cards on a page shows: the other entries of its category. */
export function cardsOf(doc: SourceDoc, sidebars: Sidebars, docs: SourceDoc[]): { label: string; href: string }[] {
  const isOwn = (entry: SidebarEntry): boolean => idOf(entry) === doc.id;
  const find = (entries: SidebarEntry[]): SidebarEntry[] | undefined => {
    if (entries.some(isOwn)) return entries;
    return entries.flatMap((entry) =>
      typeof entry === 'object' && entry.type === 'category' ? (find(entry.items) ?? []) : [],
    );
  };
  const around = Object.values(sidebars)
    .map(find)
    .find((entries) => entries && entries.length > 0);
  return (around ?? []).filter((entry) => !isOwn(entry)).flatMap((entry) => cardOf(entry, docs));
}

function cardOf(entry: SidebarEntry, docs: SourceDoc[]): { label: string; href: string }[] {
  if (typeof entry === 'object' && entry.type === 'link') return [{ label: entry.label, href: entry.href }];
  if (typeof entry === 'object' && entry.type === 'category') {
    const [first] = entry.items.flatMap((inner) => cardOf(inner, docs));
    return first ? [{ label: entry.label, href: first.href }] : [];
  }
  const doc = docs.find(({ id }) => id === idOf(entry));
  if (!doc) return [];
  const label = (typeof entry === 'object' && 'label' in entry && entry.label) || titleOf(doc);
  return [{ label, href: `~/${doc.target.split('/').slice(2).join('/')}` }];
}

function idOf(entry: SidebarEntry): string | undefined {
  if (typeof entry === 'string') return entry;
  return entry.type === 'doc' ? entry.id : undefined;
}
