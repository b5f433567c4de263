import { type MdastNode, type MdastPluginDefinition, defineMdastPlugin } from 'satteri';
import type { Component } from '../checks/components.ts';
import { parseFenceMeta, withoutTitle } from '../code/fence.ts';
import { type CompileContext, report, textAttribute } from '../context.ts';

type Code = Readonly<Extract<MdastNode, { type: 'code' }>>;

/**
 * `<CodeGroup>` around code blocks becomes tabs, each named by the title of its code block. Tabs that contain nothing but one
 * code block each are in its bar, like those.
 */
export function codeGroups(page: CompileContext): MdastPluginDefinition {
  const refuse = report.bind(undefined, page, 'error');
  return defineMdastPlugin({
    name: 'code-groups',
    options: { position: true },
    mdxJsxTextElement(node) {
      if (node.name === 'CodeGroup')
        refuse(node, '<CodeGroup> is in a line of text', 'put its tags on lines of their own, around code blocks');
    },
    mdxJsxFlowElement(node, context) {
      if (node.name === 'Tabs' && hasOnlyFences(node)) context.replaceNode(node, { ...node, name: 'CodeTabs' });
      if (node.name !== 'CodeGroup') return;
      const fences = fencesIn(node);
      const titles = fences.map(({ meta }) => parseFenceMeta(meta ?? '').title?.trim() ?? '');
      // The tab says it.
      for (const fence of fences) context.setProperty(fence, 'meta', withoutTitle(fence.meta ?? ''));
      // Groups of the same titles switch together.
      const group = textAttribute(node, 'group') ?? titles.join(', ');
      context.replaceNode(node, {
        ...component('CodeTabs', { group }),
        // The value is part of an id, and lists of ids are separated by spaces.
        children: fences.map((fence, index) => ({
          ...component('Tab', { value: valueOf(titles[index]!), label: titles[index]! }),
          children: [fence],
        })),
      });
    },
  });

  /** Its code blocks; whatever is wrong with the group is reported. */
  function fencesIn(node: Component): Code[] {
    const children: readonly Readonly<MdastNode>[] = node.children;
    const fences = children.filter((child): child is Code => child.type === 'code');
    const other = children.find(({ type }) => type !== 'code' && type !== 'mdxFlowExpression');
    if (other)
      refuse(other, '<CodeGroup> contains something else than code blocks', 'move it out, or use <Tabs group="…">');
    else if (fences.length < 2)
      refuse(
        node,
        fences.length === 0 ? '<CodeGroup> contains no code blocks' : '<CodeGroup> contains only one code block',
        'put at least two code blocks with titles in it: ```ts title="…"',
      );
    const seen = new Set<string>();
    for (const fence of fences) {
      const title = parseFenceMeta(fence.meta ?? '').title?.trim() ?? '';
      if (title === '')
        refuse(fence, 'a code block in <CodeGroup> has no title', 'add one, which is shown in its tab: title="…"');
      else if (seen.has(valueOf(title)))
        refuse(fence, `two code blocks in this <CodeGroup> have the title "${title}"`, 'give one another title');
      seen.add(valueOf(title));
    }
    return fences;
  }
}

function hasOnlyFences({ children }: Component): boolean {
  const tabs = (children as readonly Readonly<MdastNode>[]).filter(({ type }) => type !== 'mdxFlowExpression');
  return tabs.length > 0 && tabs.every((tab) => tab.type === 'mdxJsxFlowElement' && isOneFence(tab));
}

/** A title would be where the tabs are; diagrams and npm commands have something else there. */
function isOneFence({ children }: Component): boolean {
  const [fence, ...rest] = (children as readonly Readonly<MdastNode>[]).filter(
    ({ type }) => type !== 'mdxFlowExpression',
  );
  return (
    fence?.type === 'code' &&
    rest.length === 0 &&
    !['npm', 'mermaid', 'console'].includes(fence.lang ?? '') &&
    parseFenceMeta(fence.meta ?? '').title === undefined
  );
}

function valueOf(title: string): string {
  return title.replace(/\s+/g, '-');
}

function component(name: string, attributes: Record<string, string>) {
  return {
    type: 'mdxJsxFlowElement' as const,
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value,
    })),
  };
}
