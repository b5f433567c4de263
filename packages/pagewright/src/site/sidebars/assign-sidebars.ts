import { lineOfKey } from '../../kernel/text/locate.ts';
import type { Doc, Version } from '../model.ts';
import { type Mistake, type Problem, ruleProblem, suggestion } from '../../kernel/problems.ts';
import { docsInOrder } from './sidebar-order.ts';

/** A page shows the sidebar that lists it; an unlisted one shows that of its nearest listed neighbour in the folder tree. */
export function assignSidebars(docs: Map<string, Doc>, sidebars: Version['sidebars'], problems: Problem[]): void {
  const listed = new Map<string, string>();
  for (const [name, items] of Object.entries(sidebars))
    for (const { id } of docsInOrder(items)) if (!listed.has(id)) listed.set(id, name);
  for (const doc of docs.values()) {
    const mistake = doc.sidebar && mistakeIn(doc.sidebar, doc.id, sidebars, listed.get(doc.id));
    if (mistake) {
      const line = lineOfKey(doc.source, 'sidebar');
      problems.push(ruleProblem('page-sidebar', { file: doc.file, line, ...mistake }));
      delete doc.sidebar;
    }
    if (!listed.has(doc.id) && doc.sidebar === undefined && !doc.front.unlisted)
      problems.push(ruleProblem('page-in-no-sidebar', { file: doc.file, line: 1, ...notListed }));
    const sidebar = doc.sidebar ?? listed.get(doc.id) ?? nearest(doc.id, listed);
    if (sidebar) doc.sidebar = sidebar;
  }
}

const notListed: Mistake = {
  message: 'no sidebar lists this page',
  hint: 'add its id to sidebars.ts, or set "sidebar" in its front matter',
};

/** What is wrong with the sidebar that a page names; `listedIn` is the first that lists the page. */
function mistakeIn(
  name: string,
  id: string,
  sidebars: Version['sidebars'],
  listedIn: string | undefined,
): Mistake | undefined {
  const names = Object.keys(sidebars);
  if (!names.includes(name))
    return {
      message: `unknown sidebar "${name}"`,
      hint: suggestion(name, names, `available sidebars in this version: ${names.join(', ')}`),
    };
  // It would have no breadcrumbs, and no previous and next page.
  if (listedIn !== undefined && !docsInOrder(sidebars[name]!).some((item) => item.id === id))
    return {
      message: `the sidebar "${name}" does not list this page, but "${listedIn}" does`,
      hint: `remove "sidebar" from the front matter, or list the page in "${name}"`,
    };
  return undefined;
}

function nearest(id: string, listed: Map<string, string>): string | undefined {
  let folder = id;
  while (folder.includes('/')) {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    for (const [other, sidebar] of listed) if (other === folder || other.startsWith(`${folder}/`)) return sidebar;
  }
  return listed.values().next().value;
}
