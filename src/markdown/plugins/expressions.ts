import {
  type MdastPluginDefinition,
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  type MdxTextExpression,
  defineMdastPlugin,
} from 'satteri';
import type { PageContext } from './context.ts';

type Placed = Readonly<Pick<MdxFlowExpression, 'position'>>;

/** An expression that fails is an error at its line: when the page is rendered nobody knows any more where it stood. */
export function expressions(page: PageContext): MdastPluginDefinition {
  const check = (expression: string, node: Placed, written: string, hint: string): void => {
    const failure = failureOf(expression);
    if (!failure) return;
    const line = node.position?.start.line ?? 1;
    page.problems.push({
      severity: 'error',
      file: page.file,
      line,
      message: `${written} cannot be evaluated: ${failure}`,
      hint,
    });
  };
  const checkText = (node: Readonly<MdxFlowExpression | MdxTextExpression>): void =>
    check(node.value, node, `{${node.value.trim()}}`, 'in prose, write { inside `code`, or as \\{');
  const checkAttributes = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>): void => {
    // Those of components are texts only.
    if (/^[A-Z]/.test(node.name ?? '')) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !attribute.value || typeof attribute.value === 'string') continue;
      const { name, value } = attribute;
      check(value.value, node, `${name}={${value.value.trim()}}`, `write plain text in quotes: ${name}="…"`);
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

/** Pages have no imports, so what an expression can see when the page is rendered is here, too. */
function failureOf(expression: string): string | undefined {
  try {
    // In brackets a comment alone is fine; it may be one that ends with its line.
    new Function('props', `'use strict'; return [${expression}\n]`)({});
  } catch (error) {
    // The syntax has been checked: this one holds markup.
    return error instanceof SyntaxError ? undefined : (error as Error).message;
  }
}
