import { type HastPluginDefinition, defineHastPlugin } from 'satteri';
import { suggestion } from '../../kernel/problems.ts';
import { type GeneratedComponent, type ResolveLink, generatedComponents } from '../reference.ts';
import { type CompileContext, lineOf, report, textAttribute } from '../context.ts';
import { resolveWritten } from './links.ts';

/** Replaces `<ApiReference name="camera" />` and the like with what the declarations of the page's version say. */
export function generatedParts(page: CompileContext): HastPluginDefinition {
  return defineHastPlugin({
    name: 'generated-parts',
    mdxJsxFlowElement: {
      filter: [...generatedComponents],
      visit(node) {
        const line = lineOf(node);
        const name = textAttribute(node, 'name') ?? '';
        const part = page.reference?.render(
          node.name as GeneratedComponent,
          name,
          page.highlight,
          linkResolver(page, name),
        ) ?? { known: [] };
        if ('known' in part) {
          report(
            page,
            'error',
            line,
            `<${node.name}${name && ` name="${name}"`}> has nothing to show: this version has no matching declaration`,
            suggestion(name, part.known, `available in this version: ${part.known.join(', ') || 'nothing'}`),
          );
          return;
        }
        page.headings.push(...part.headings.map((heading) => ({ ...heading, line })));
        page.rowIds.push(...part.rowIds.map((id) => ({ id, line })));
        return { type: 'raw', value: part.html };
      },
    },
    // Tables and headings cannot be part of a paragraph.
    mdxJsxTextElement: {
      filter: [...generatedComponents],
      visit: (node) =>
        report(
          page,
          'error',
          node,
          `<${node.name}> is inside a line of text or a table cell`,
          'put it on a line of its own, with blank lines around it',
        ),
    },
  });
}

/** Resolves the links that writers put into declarations, each once, though the part may show it several times. */
function linkResolver(page: CompileContext, name: string): ResolveLink {
  const resolved = new Map<string, string>();
  return (target) => {
    if (!resolved.has(target)) {
      const hrefs = page.reference!.linkLocations(name, target).map((place) => resolveWritten(page, target, place));
      resolved.set(target, hrefs[0] ?? target);
    }
    return resolved.get(target)!;
  };
}
