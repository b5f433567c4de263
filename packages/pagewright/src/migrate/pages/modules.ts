import { type Page, locationOf, removeNode } from './page.ts';
import { walk } from './tree.ts';

const importStatement = /import\s+([^'";]+?)\s+from\s+['"]([^'"]+)['"]/g;
const constant =
  /export\s+const\s+(\w+)\s*(?::\s*\w+\s*)?=\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`$]*)`|(-?\d[\d.]*))\s*(?:;|$)/gm;

/** Reads what a page imports and exports, and removes it: Pagewright's pages are text only. */
export function readModules(page: Page): void {
  walk(page.tree, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    const code = node.value ?? '';
    for (const [, names, source] of code.matchAll(importStatement))
      addImports(page, names!, source!.replace(/\\(.)/g, '$1'));
    for (const [, name, single, double, template, number] of code.matchAll(constant))
      page.constants.set(name!, single ?? double ?? template ?? number ?? '');
    const others = code.replace(constant, '').match(/export\s+(?:const|let|var|function|default)\s+\w*/g) ?? [];
    for (const statement of others)
      page.report.hand(
        `code on the page was left out: ${statement} …`,
        'write it as a component in components/, or write its result as Markdown',
        locationOf(page, node),
      );
    removeNode(page, node);
  });
}

/** `A, { B as C }`, `* as D`. */
function addImports({ imports }: Page, names: string, source: string): void {
  const [, named] = /\{([^}]*)\}/.exec(names) ?? [];
  for (const part of named?.split(',') ?? []) {
    const [name, own = name] = part.trim().split(/\s+as\s+/);
    if (own) imports.set(own, { name: name!, source });
  }
  for (const part of names.replace(/\{[^}]*\}/, '').split(',')) {
    const [name, own = name] = part.trim().split(/\s+as\s+/);
    if (own) imports.set(own, { name: name === '*' ? '*' : 'default', source });
  }
}
