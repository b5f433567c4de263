import { type MdastPluginDefinition, type MdastVisitorContext, defineMdastPlugin } from 'satteri';
import { type Mistake, suggestion } from '../../kernel/problems.ts';
import type { RuleName } from '../../kernel/rules.ts';
import { componentsOf } from '../component-names.ts';
import { codeElements, documentElements, htmlElements } from '../html/html-elements.ts';
import { type Component, isElementName } from './components.ts';
import { type CompileContext, report } from '../context.ts';

/** Browsers show an element they do not know as text, without a word: only readers would notice. */
export function knownElements(page: CompileContext): MdastPluginDefinition {
  /** Where the last drawing or formula ends: the names of elements in it are not HTML's. */
  let foreignUntil = 0;
  const check = (node: Component, context: MdastVisitorContext): void => {
    const { name, position } = node;
    const isForeign = (position?.start.offset ?? 0) < foreignUntil;
    if (isForeign || !name || !isElementName(name, page)) return;
    if (name === 'svg' || name === 'math') foreignUntil = position?.end.offset ?? 0;
    const mistake = htmlElements.has(name) ? undefined : (forbidden(name) ?? unknown(name, componentsOf(page)));
    if (!mistake) return;
    report(page, mistake.rule, node, mistake.message, mistake.hint);
    if (mistake.rule === 'forbidden-element') context.removeNode(node);
  };
  return defineMdastPlugin({
    name: 'known-elements',
    options: { position: true },
    mdxJsxFlowElement: check,
    mdxJsxTextElement: check,
  });
}

type ElementMistake = Mistake & { rule: RuleName };

function forbidden(name: string): ElementMistake | undefined {
  const rule = 'forbidden-element';
  if (codeElements.has(name))
    return {
      rule,
      message: `<${name}> is not allowed: pages have no scripts and styles of their own`,
      hint: 'remove it, or use a component',
    };
  if (documentElements.has(name))
    return {
      rule,
      message: `<${name}> is not allowed: it belongs to the document around the page`,
      hint: 'remove it; title and description go into the front matter',
    };
  return undefined;
}

function unknown(name: string, components: string[]): ElementMistake {
  const otherwise = name.includes('-')
    ? 'nothing defines custom elements here: use a component'
    : 'use an element of HTML or a component; in prose, put < in `code`';
  // Names in HTML are so short that most are two letters from another. A placeholder, `<id>`, is even nearer to some.
  const known = name.length > 3 ? [...htmlElements, ...components] : [];
  return {
    rule: 'unknown-element',
    message: `unknown element <${name}>`,
    hint: suggestion(name, known, otherwise, (guess) => `<${guess}>`, 1),
  };
}
