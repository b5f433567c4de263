import { lineOfKey } from './locate.ts';
import type { Doc, Version } from './model.ts';
import type { Problem } from './problems.ts';
import { docsInOrder } from './sidebars.ts';

/** A page shows the sidebar that lists it; an unlisted one shows that of its nearest listed neighbour in the folder tree. */
export function assignSidebars(docs: Map<string, Doc>, sidebars: Version['sidebars'], problems: Problem[]): void {
  const listed = new Map<string, string>();
  for (const [name, items] of Object.entries(sidebars))
    for (const { id } of docsInOrder(items)) if (!listed.has(id)) listed.set(id, name);
  for (const doc of docs.values()) {
    if (doc.sidebar && !Object.hasOwn(sidebars, doc.sidebar)) {
      problems.push({
        severity: 'error',
        file: doc.file,
        line: lineOfKey(doc.source, 'sidebar'),
        message: `unknown sidebar "${doc.sidebar}"`,
        hint: `available sidebars in this version: ${Object.keys(sidebars).join(', ')}`,
      });
    }
    const sidebar = doc.sidebar ?? listed.get(doc.id) ?? nearest(doc.id, listed);
    if (sidebar) doc.sidebar = sidebar;
  }
}

function nearest(id: string, listed: Map<string, string>): string | undefined {
  let folder = id;
  while (folder.includes('/')) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    for (const [other, sidebar] of listed) if (other === folder || other.startsWith(`${folder}/`)) return sidebar;
  }
  return listed.values().next().value;
}
