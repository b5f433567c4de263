import type { SidebarNode } from '../../contract/shell-data.ts';

export function linkCount(items: SidebarNode[]): number {
  return items.reduce((count, item) => count + ('items' in item ? linkCount(item.items) : 1), 0);
}

export function holds(item: SidebarNode, path: string): boolean {
  return 'items' in item ? item.items.some((child) => holds(child, path)) : item.href === path;
}
