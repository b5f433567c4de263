import {
  type MdastNode,
  type MdastPluginDefinition,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  defineMdastPlugin,
} from 'satteri';
import { closest } from '../../site/problems.ts';
import type { PageContext } from './context.ts';

type JsxElement = Readonly<MdxJsxFlowElement | MdxJsxTextElement>;

/** Attributes without which a component means nothing. */
const required: Record<string, string[]> = {
  Tabs: ['group'],
  Tab: ['value'],
  Card: ['title'],
  ApiReference: ['name'],
  CommandReference: ['name'],
};

/** A component that does not exist, one without what it needs, or an import is an error at its line: nothing else would tell the writer where. */
export function knownComponents(page: PageContext): MdastPluginDefinition {
  const report = ({ position }: Pick<JsxElement, 'position'>, message: string, hint: string): void =>
    void page.problems.push({ severity: 'error', file: page.file, line: position?.start.line ?? 1, message, hint });
  const demand = (name: string, node: JsxElement): void => {
    const given = new Set(node.attributes.map((attribute) => ('name' in attribute ? attribute.name : '')));
    const missing = required[name]?.find((attribute) => !given.has(attribute));
    if (missing) report(node, `<${name}> has no ${missing}`, `write <${name} ${missing}="…">`);
    if (name === 'Tabs' && !mayHoldTab(node))
      report(node, '<Tabs> has no <Tab>', 'put at least one <Tab value="…"> in it');
  };
  const check = (node: JsxElement): void => {
    const name = node.name;
    if (!name || /^[a-z]/.test(name)) return;
    if (page.components.has(name)) return demand(name, node);
    const guess = closest(name, page.components);
    report(
      node,
      `unknown component <${name}>`,
      guess ? `did you mean <${guess}>?` : `components that exist: ${[...page.components].join(', ')}`,
    );
  };
  return defineMdastPlugin({
    name: 'known-components',
    options: { position: true },
    mdxJsxFlowElement: check,
    mdxJsxTextElement: check,
    mdxjsEsm(node) {
      report(
        node,
        'pages have no import or export',
        'components are there without being imported; see CONTRIBUTING.md for adding one',
      );
    },
  });
}

/** An expression may make one. */
function mayHoldTab(node: JsxElement | MdastNode): boolean {
  if (!('children' in node)) return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return node.children.some((child) => ('name' in child && child.name === 'Tab') || mayHoldTab(child));
}
