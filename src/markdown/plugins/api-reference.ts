import { type HastNode, type HastPluginDefinition, defineHastPlugin } from 'satteri';
import { closest } from '../../site/problems.ts';
import type { PageContext } from './context.ts';

/** `<ApiReference name="camera" />` → the reference made from the declarations of the page's version. */
export function apiReference(page: PageContext): HastPluginDefinition {
  return defineHastPlugin({
    name: 'api-reference',
    mdxJsxFlowElement: {
      filter: ['ApiReference'],
      visit(node) {
        const line = node.position?.start.line ?? 1;
        const attribute = node.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'name');
        const name = attribute && typeof attribute.value === 'string' ? attribute.value : '';
        const rendered = page.reference?.render(name, page.highlight);
        if (!rendered) {
          const names = page.reference?.names() ?? [];
          const guess = closest(name, names);
          page.problems.push({ severity: 'error', file: page.file, line, message: `there is no declaration file for <ApiReference name="${name}">`, hint: guess ? `did you mean "${guess}"?` : `declared in this version: ${names.join(', ') || 'nothing'}` });
          return;
        }
        page.headings.push(...rendered.headings.map((heading) => ({ ...heading, line })));
        return { type: 'raw', value: rendered.html } as HastNode;
      },
    },
  });
}
