import { type MdastPluginDefinition, type MdxJsxFlowElement, type MdxJsxTextElement, defineMdastPlugin } from 'satteri';
import { closest } from '../../site/problems.ts';
import type { PageContext } from './context.ts';

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
  const demand = (name: string, node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>): void => {
    const given = new Set(node.attributes.map((attribute) => ('name' in attribute ? attribute.name : '')));
    const missing = required[name]?.find((attribute) => !given.has(attribute));
    if (missing)
      page.problems.push({
        severity: 'error',
        file: page.file,
        line: node.position?.start.line ?? 1,
        message: `<${name}> has no ${missing}`,
        hint: `write <${name} ${missing}="…">`,
      });
  };
  const check = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>): void => {
    const name = node.name;
    if (!name || /^[a-z]/.test(name)) return;
    if (page.components.has(name)) return demand(name, node);
    const guess = closest(name, page.components);
    page.problems.push({
      severity: 'error',
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `unknown component <${name}>`,
      hint: guess ? `did you mean <${guess}>?` : `components that exist: ${[...page.components].join(', ')}`,
    });
  };
  return defineMdastPlugin({
    name: 'known-components',
    options: { position: true },
    mdxJsxFlowElement: check,
    mdxJsxTextElement: check,
    mdxjsEsm(node) {
      page.problems.push({
        severity: 'error',
        file: page.file,
        line: node.position?.start.line ?? 1,
        message: 'pages have no import or export',
        hint: 'components are there without being imported; see CONTRIBUTING.md for adding one',
      });
    },
  });
}
