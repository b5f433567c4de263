import { type MdastNode, type MdastPluginDefinition, type MdastVisitorContext, defineMdastPlugin } from 'satteri';
import type { Component } from './components.ts';
import { type CompileContext, report, textAttribute } from '../context.ts';

/**
 * Of two tabs with the same value or label, readers could choose only one; content between tabs would not be shown,
 * a tab outside a group has no name to choose it by, and a heading in a tab could not be linked to.
 */
export function distinctTabs(page: CompileContext): MdastPluginDefinition {
  const refuse = report.bind(undefined, page, 'tabs');
  const check = (node: Component, context: MdastVisitorContext): void => {
    if (isTab(node) && !isNamed(context.parent(node), 'Tabs'))
      refuse(node, '<Tab> is not directly in <Tabs>, so readers could not choose it', 'put <Tabs group="…"> around it');
    if (node.name !== 'Tabs') return;
    if (!node.children.some((child) => isTab(child) || isExpression(child)))
      return report(page, 'error', node, '<Tabs> contains no <Tab>', 'add at least one <Tab value="…">');
    const seen = { value: new Set<string>(), label: new Set<string>() };
    for (const child of node.children) {
      if (!isTab(child)) {
        if (isShown(child))
          refuse(child, 'this content is not in a <Tab> and would not be shown', 'move it into a <Tab>');
        continue;
      }
      const value = textAttribute(child, 'value');
      const label = textAttribute(child, 'label') ?? value;
      // It becomes part of an id, and lists of ids are separated by spaces.
      if (value && /\s/.test(value))
        refuse(child, `the value "${value}" of <Tab> contains a space`, 'use a hyphen instead');
      else if (value && seen.value.has(value))
        refuse(child, `two tabs in this group have the value "${value}"`, 'give one of them a different value');
      else if (label && seen.label.has(label))
        refuse(child, `two tabs in this group have the label "${label}"`, 'give one of them a different label');
      if (value) seen.value.add(value);
      if (label) seen.label.add(label);
    }
  };
  return defineMdastPlugin({
    name: 'distinct-tabs',
    options: { position: true },
    mdxJsxFlowElement: check,
    mdxJsxTextElement: check,
    heading(node, context) {
      if (!isInTab(node, context)) return;
      report(
        page,
        'heading-in-tab',
        node,
        'this heading is in a <Tab>: links to it would lead nowhere while another tab is chosen',
        'put the tabs below the heading, or make it bold text',
      );
    },
  });
}

function isInTab(node: Readonly<MdastNode>, context: MdastVisitorContext): boolean {
  const parent = context.parent(node);
  return parent !== undefined && (isTab(parent) || isInTab(parent, context));
}

function isTab(node: Readonly<MdastNode>): node is Component {
  return isNamed(node, 'Tab');
}

function isNamed(node: Readonly<MdastNode> | undefined, name: string): boolean {
  return node !== undefined && 'name' in node && node.name === name;
}

/** An expression may produce a tab, or be a comment. */
function isExpression({ type }: Readonly<MdastNode>): boolean {
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}

function isShown(node: Readonly<MdastNode>): boolean {
  return !isExpression(node) && !(node.type === 'text' && node.value.trim() === '');
}
