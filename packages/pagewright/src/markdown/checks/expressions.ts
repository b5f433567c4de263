import {
  type MdastPluginDefinition,
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  type MdxTextExpression,
  defineMdastPlugin,
} from 'satteri';
import { type CompileContext, report } from '../context.ts';

/** What fails to render is reported with its line, which is no longer known when the page is rendered. */
export function expressions(page: CompileContext): MdastPluginDefinition {
  const refuse = report.bind(undefined, page, 'error');
  const checkText = (node: Readonly<MdxFlowExpression | MdxTextExpression>): void => {
    const written = `{${node.value.trim()}}`;
    const hint = /^\s*aka\s*=/.test(node.value)
      ? 'at the end of a heading, an id stands before it: {#new-id aka="old-id"}'
      : 'in prose, put { in `code` or escape it as \\{';
    const { values, failure } = evaluate(node.value);
    const flaw = values && flawOf(values, node.value);
    if (failure) refuse(node, `${written} cannot be evaluated: ${failure}`, hint);
    else if (flaw) report(page, 'braces-in-text', node, `${written} ${flaw}`, hint);
    else if (values && !isShowable(values[0]))
      refuse(node, `${written} is an object or a function, which cannot be shown`, hint);
  };
  const checkAttributes = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>): void => {
    // Components accept only text.
    if (/^[A-Z]/.test(node.name ?? '')) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.value == null) continue;
      const { name, value: source } = attribute;
      const isText = typeof source === 'string';
      const written = isText ? `${name}="${source}"` : `${name}={${source.value.trim()}}`;
      const { values, failure } = isText ? { values: [source] } : evaluate(source.value);
      if (failure) refuse(node, `${written} cannot be evaluated: ${failure}`, `use plain text in quotes: ${name}="…"`);
      else if (/^on[a-z]/i.test(name))
        refuse(node, `${written} is an event handler, but pages have no scripts`, 'remove it, or write a component');
      else if (name === 'style' && typeof values?.[0] === 'string')
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

/**
 * Pages have no imports, so expressions can see nothing more when rendered than they do here.
 *
 * @returns no value for a comment, several where commas are between them, and no list for JSX.
 */
function evaluate(expression: string): { values?: unknown[]; failure?: string } {
  try {
    // Inside brackets a lone comment is valid; the newline ends a line comment.
    // oxlint-disable-next-line no-new-func -- a page's expressions are the site's own code
    return { values: new Function('props', `'use strict'; return [${expression}\n]`)({}) as unknown[] };
  } catch (error) {
    // The syntax has been checked already: this expression contains JSX.
    return error instanceof SyntaxError ? {} : { failure: (error as Error).message };
  }
}

/** Braces in prose are often meant as such, and can still be valid JavaScript. */
function flawOf(values: unknown[], source: string): string | undefined {
  const [value] = values;
  const isComment = values.length === 0 && source.trim() !== '';
  if (values.length > 1) return 'is code: only its last value is shown';
  if (typeof value === 'boolean' || (value == null && !isComment)) return 'is code: it shows nothing';
  return Number.isFinite(Number(source)) ? 'is code: it is shown without its braces' : undefined;
}

/** Whether React can show a value; it waits for promises and goes through what can be iterated. */
function isShowable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isShowable);
  if (typeof value === 'object' && value !== null) return Symbol.iterator in value || 'then' in value;
  return typeof value !== 'function';
}
