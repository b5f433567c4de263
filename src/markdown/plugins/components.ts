import { type MdastPluginDefinition, type MdxJsxFlowElement, type MdxJsxTextElement, defineMdastPlugin } from 'satteri';
import { closest } from '../../site/problems.ts';
import type { PageContext } from './context.ts';

/** A component that does not exist, or an import, is an error at its line: nothing else would tell the writer where. */
export function knownComponents(page: PageContext): MdastPluginDefinition {
  const check = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>): void => {
    const name = node.name;
    if (!name || /^[a-z]/.test(name) || page.components.has(name)) return;
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
