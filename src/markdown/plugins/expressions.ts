import {
  type MdastPluginDefinition,
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  type MdxTextExpression,
  defineMdastPlugin,
} from 'satteri';
import { type CompileContext, report } from './context.ts';

type Placed = Readonly<Pick<MdxFlowExpression, 'position'>>;

/** A failing expression is reported with its line, which is no longer known when the page is rendered. */
export function expressions(page: CompileContext): MdastPluginDefinition {
  const check = (expression: string, node: Placed, written: string, hint: string): void => {
    const failure = failureOf(expression);
    if (failure) report(page, 'error', node, `${written} cannot be evaluated: ${failure}`, hint);
  };
  const checkText = (node: Readonly<MdxFlowExpression | MdxTextExpression>): void =>
    check(node.value, node, `{${node.value.trim()}}`, 'in prose, put { in `code` or escape it as \\{');
  const checkAttributes = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>): void => {
    // Components accept only text.
    if (/^[A-Z]/.test(node.name ?? '')) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !attribute.value || typeof attribute.value === 'string') continue;
      const { name, value } = attribute;
      check(value.value, node, `${name}={${value.value.trim()}}`, `use plain text in quotes: ${name}="…"`);
    }
  };
  return defineMdastPlugin({
    name: 'expressions',
    options: { position: true },
    mdxFlowExpression: checkText,
    mdxTextExpression: checkText,
    mdxJsxFlowElement: checkAttributes,
    mdxJsxTextElement: checkAttributes,
  });
}

/** Pages have no imports, so expressions can see nothing more when rendered than they do here. */
function failureOf(expression: string): string | undefined {
  try {
    // Inside brackets a lone comment is valid; the newline ends a line comment.
    new Function('props', `'use strict'; return [${expression}\n]`)({});
  } catch (error) {
    // The syntax has been checked already: this expression contains JSX.
    return error instanceof SyntaxError ? undefined : (error as Error).message;
  }
}
