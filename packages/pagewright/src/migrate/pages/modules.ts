import { importsIn } from './import-statements.ts';
import { type Page, locationOf, removeNode } from './page.ts';
import { walk } from './tree.ts';

const constant =
  /export\s+const\s+(\w+)\s*(?::\s*\w+\s*)?=\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`$]*)`|(-?\d[\d.]*))\s*(?:;|$)/gm;

/** Reads what a page imports and exports, and removes it: Pagewright's pages are text only. */
export function readModules(page: Page): void {
  walk(page.tree, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    const code = node.value ?? '';
    for (const [name, found] of importsIn(code)) page.imports.set(name, found);
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
