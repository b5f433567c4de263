import type { Element } from 'hast';
import { type HastNode, type HastPluginDefinition, defineHastPlugin } from 'satteri';
import type { RenderFormula } from '../formula.ts';
import { type CompileContext, lineOf, report, sourceOf } from '../context.ts';

/** `$…$` and `$$…$$` become MathML, which browsers show without scripts, fonts or styles. */
export function formulas(page: CompileContext, render: RenderFormula): HastPluginDefinition {
  const rendered = (node: Readonly<Element>, tex: string, isBlock: boolean): HastNode => {
    const found = render(tex, isBlock);
    if ('html' in found) return { type: 'raw', value: found.html };
    // The formula of a block begins on the line after its dollars.
    const line = lineOf(node) + (isBlock ? 1 : 0) + found.line;
    report(page, 'broken-formula', line, `this formula cannot be shown: ${found.message}`, found.hint);
    return { type: 'text', value: tex };
  };
  return defineHastPlugin({
    name: 'formulas',
    element: [
      {
        filter: ['pre'],
        visit(node: Readonly<Element>, context) {
          const code = node.children.find((child): child is Element => isFormula(child, 'math-display'));
          return code && rendered(node, context.textContent(code), true);
        },
      },
      {
        filter: ['code'],
        visit(node: Readonly<Element>, context) {
          if (!isFormula(node, 'math-inline')) return;
          const source = sourceOf(node, context);
          const after = context.source[node.position?.end.offset ?? 0] ?? '';
          if (!isMoney(source, after)) return rendered(node, context.textContent(node), false);
          report(
            page,
            'formula-as-text',
            node,
            `the text between the dollars of ${source} looks like no formula and is shown as it is`,
            'put a backslash before each dollar that is one: \\$5; a formula has no spaces next to its dollars',
          );
          return { type: 'text', value: source };
        },
      },
    ],
  });
}

/** `$5 and $6`: two prices, not a formula. */
function isMoney(source: string, after: string): boolean {
  return /^\$(?!\$)(?:\s|.*\s\$$)/s.test(source) || (/^\$\d/.test(source) && /\d/.test(after));
}

function isFormula(node: Readonly<HastNode>, name: string): boolean {
  if (node.type !== 'element' || node.tagName !== 'code') return false;
  const classes = node.properties['className'];
  return Array.isArray(classes) && classes.includes(name);
}
