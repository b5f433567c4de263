import {
  type MdastNode,
  type MdastPluginDefinition,
  type MdastVisitorContext,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  defineMdastPlugin,
} from 'satteri';
import { suggestion } from '../../kernel/problems.ts';
import { attributesOf, componentsOf, pluginComponents } from '../component-names.ts';
import { type CompileContext, report } from '../context.ts';
import type { Attributes } from '../../site/plugins/plugin-markdown.ts';
import { type ComponentMistake, siteAttributeMistakes } from './site-attributes.ts';

export type Component = Readonly<MdxJsxFlowElement | MdxJsxTextElement>;

/** Tags that are replaced before the page is parsed, if they are where they belong; and how to write them. */
const lineTags: Record<string, string> = {
  Include: 'put <Include file="folder/name.mdx" /> on a line of its own, without other text or marks such as > and -',
  Only: 'in fragments, put <Only versions="…"> and </Only> on lines of their own; pages cannot use it',
};

/** Unknown components, wrong attributes and imports are reported with a line: nothing later could tell the writer where. */
export function knownComponents(page: CompileContext): MdastPluginDefinition {
  const own = page.components ?? {};
  const check = (node: Component, context: MdastVisitorContext): void => {
    const { name } = node;
    if (!name || isElementName(name, page)) return;
    page.used.add(name);
    if (Object.hasOwn(own, name)) {
      const known = own[name];
      const mistakes = known ? siteAttributeMistakes(name, known, node.attributes) : [];
      return mistakes.forEach(({ rule, message, hint }) => report(page, rule ?? 'error', node, message, hint));
    }
    const attributes = attributesOf(page);
    if (Object.hasOwn(attributes, name)) {
      const mistakes: LocatedMistake[] = [...attributeMistakes(name, attributes[name]!, node), ...stepMistakes(node)];
      return mistakes.forEach(({ rule, message, hint, at = node }) => report(page, rule ?? 'error', at, message, hint));
    }
    if (Object.hasOwn(lineTags, name))
      return report(page, 'error', node, `<${name}> is not on a line of its own`, lineTags[name]!);
    const all = `available components: ${componentsOf(page).join(', ')}`;
    const known = [...componentsOf(page), ...Object.keys(lineTags), 'details'];
    const hint = Object.hasOwn(pluginComponents, name)
      ? `it comes with a plugin: add ${pluginComponents[name]} to plugins in site.config.ts`
      : suggestion(name, known, all, (guess) => `<${guess}>`);
    report(page, 'unknown-component', node, `unknown component <${name}>`, hint);
    // Without its name it only holds together what is in it.
    context.replaceNode(node, { ...node, name: null, attributes: [] });
  };
  return defineMdastPlugin({
    name: 'known-components',
    options: { position: true },
    mdxJsxFlowElement: check,
    mdxJsxTextElement: check,
    mdxjsEsm(node, context) {
      report(
        page,
        'import-in-page',
        node,
        'pages cannot use import or export',
        'remove it: components are available without an import, and a sentence that begins with import or export is code here',
      );
      context.removeNode(node);
    },
  });
}

/** Names in lower case are HTML, except those of components without their capitals, which no browser knows. */
export function isElementName(name: string, page: Pick<CompileContext, 'components' | 'plugins'>): boolean {
  const components = [...componentsOf(page), ...Object.keys(lineTags)];
  return /^[a-z]/.test(name) && !components.some((component) => component.toLowerCase() === name);
}

interface LocatedMistake extends ComponentMistake {
  /** Where it is, if not at the component's tag. */
  at?: Readonly<MdastNode>;
}

function attributeMistakes(name: string, attributes: Attributes, node: Component): LocatedMistake[] {
  const known = Object.entries(attributes);
  const names = known.map(([attribute]) => attribute);
  const given = new Map(
    node.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : [`{${attribute.value}}`, undefined],
    ),
  );
  const repeated = given.size < node.attributes.length;
  const unknown = [...given.keys()].filter((attribute) => !names.includes(attribute));
  const missing = known.filter(([attribute, need]) => need === 'required' && !given.has(attribute));
  // Links and references are resolved at compile time, before expressions have a value.
  const bad = names.filter((attribute) => given.has(attribute) && !isText(given.get(attribute)));
  const allowed =
    names.length > 0 ? `available attributes: ${names.join(', ')}` : 'remove it: this component has no attributes';
  const right = (attribute: string): string => `write <${name} ${attribute}="…">`;
  return [
    ...(repeated ? [{ message: `<${name}> has an attribute twice`, hint: 'remove one of them' }] : []),
    ...unknown.map((attribute) => ({
      rule: 'unknown-attribute' as const,
      message: `unknown attribute "${attribute}" on <${name}>`,
      hint: suggestion(attribute, names, allowed),
    })),
    ...missing.map(([attribute]) => ({
      message: `<${name}> is missing the attribute "${attribute}"`,
      hint: right(attribute),
    })),
    ...bad.map((attribute) => ({
      message: `the attribute "${attribute}" of <${name}> must be text in quotes`,
      hint: right(attribute),
    })),
  ];
}

/** Only one ordered list becomes steps, which are numbered from 1; an expression may produce it. */
function stepMistakes({ name, children }: Component): LocatedMistake[] {
  if (name !== 'Steps') return [];
  const [first, second] = (children as MdastNode[]).filter(isOrderedList);
  if (second)
    return [
      {
        rule: 'steps',
        message: '<Steps> contains more than one list, and each is numbered from 1',
        hint: 'indent what belongs to a step, such as a code block, as far as the text of the step',
        at: second,
      },
    ];
  if (first?.type === 'list' && first.start !== 1)
    return [
      {
        rule: 'steps',
        message: `the first step has the number ${first.start}`,
        hint: 'steps begin with "1."',
        at: first,
      },
    ];
  if (first || children.some(({ type }) => type.endsWith('Expression'))) return [];
  return [
    {
      rule: 'steps',
      message: '<Steps> contains no ordered list',
      hint: 'number the steps: "1. …", with a blank line before the first',
    },
  ];
}

function isOrderedList(node: Readonly<MdastNode>): boolean {
  return node.type === 'list' ? node.ordered === true : 'name' in node && node.name === 'ol';
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
