import {
  type MdastPluginDefinition,
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  type MdxTextExpression,
  defineMdastPlugin,
} from 'satteri';
import { type CompileContext, report } from './context.ts';

/** What fails to render is reported with its line, which is no longer known when the page is rendered. */
export function expressions(page: CompileContext): MdastPluginDefinition {
  const refuse = report.bind(undefined, page, 'error');
  const checkText = (node: Readonly<MdxFlowExpression | MdxTextExpression>): void => {
    const written = `{${node.value.trim()}}`;
    const hint = 'in prose, put { in `code` or escape it as \\{';
    const { value, failure } = evaluate(node.value);
    if (failure) refuse(node, `${written} cannot be evaluated: ${failure}`, hint);
    else if (!isShowable(value)) refuse(node, `${written} is an object or a function, which cannot be shown`, hint);
  };
  const checkAttributes = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>): void => {
    // Components accept only text.
    if (/^[A-Z]/.test(node.name ?? '')) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.value == null) continue;
      const { name, value: source } = attribute;
      const isText = typeof source === 'string';
      const written = isText ? `${name}="${source}"` : `${name}={${source.value.trim()}}`;
      const { value, failure } = isText ? { value: source } : evaluate(source.value);
      if (failure) refuse(node, `${written} cannot be evaluated: ${failure}`, `use plain text in quotes: ${name}="…"`);
      else if (name === 'style' && typeof value === 'string')
        refuse(node, `${written} is text, but styles are objects here`, "write style={{ color: 'red' }}, or remove it");
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
function evaluate(expression: string): { value?: unknown; failure?: string } {
  try {
    // Inside brackets a lone comment is valid; the newline ends a line comment.
    const values = new Function('props', `'use strict'; return [${expression}\n]`)({}) as unknown[];
    return { value: values.at(-1) };
  } catch (error) {
    // The syntax has been checked already: this expression contains JSX.
    return error instanceof SyntaxError ? {} : { failure: (error as Error).message };
  }
}

/** Whether React can show a value; it waits for promises and goes through what can be iterated. */
function isShowable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isShowable);
  if (typeof value === 'object' && value !== null) return Symbol.iterator in value || 'then' in value;
  return typeof value !== 'function';
}
