import { type HastPluginDefinition, defineHastPlugin } from 'satteri';
import { suggestion } from '../../kernel/problems.ts';
import type { PageComponent, PageTools } from '../../site/plugins/plugin.ts';
import { parseFenceMeta, renderFence } from '../code/fence.ts';
import { type CompileContext, lineOf, report, textAttribute } from '../context.ts';
import { resolveWritten } from './links.ts';

/** Replaces the components of plugins, such as `<ApiReference name="camera" />`, with what the plugins make of them. */
export function generatedParts(page: CompileContext): HastPluginDefinition {
  const { components = {}, render } = page.plugins ?? {};
  const names = Object.keys(components);
  // An empty filter would let all through.
  if (names.length === 0) return { name: 'generated-parts' };
  return defineHastPlugin({
    name: 'generated-parts',
    mdxJsxFlowElement: {
      filter: names,
      visit(node) {
        const line = lineOf(node);
        const component = { name: node.name!, attributes: attributesOf(node, Object.keys(components[node.name!]!)) };
        const part = render!(component, toolsFor(page, line));
        if ('known' in part) {
          const { name = '' } = component.attributes;
          report(
            page,
            'error',
            line,
            `${written(component)} has nothing to show: this version has nothing that matches`,
            suggestion(name, part.known, `available in this version: ${part.known.join(', ') || 'nothing'}`),
          );
          return;
        }
        page.headings.push(...(part.headings ?? []).map((heading) => ({ ...heading, line })));
        page.rowIds.push(...(part.ids ?? []).map((id) => ({ id, line })));
        return { type: 'raw', value: part.html };
      },
    },
    // Tables and headings cannot be part of a paragraph.
    mdxJsxTextElement: {
      filter: names,
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

function attributesOf(node: Parameters<typeof textAttribute>[0], names: string[]): Record<string, string> {
  const given = names.map((name) => [name, textAttribute(node, name)]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Record<string, string>;
}

function written({ name, attributes }: PageComponent): string {
  return `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;
}

function toolsFor(page: CompileContext, line: number): PageTools {
  const resolved = new Map<string, string>();
  return {
    codeBlock: (code, language, options) =>
      renderFence(
        code,
        language,
        { ...parseFenceMeta(''), ...options },
        { highlight: page.highlight, strings: page.strings },
      ),
    /** Each link once, though the part may show it several times. */
    link(target, locations = [{ file: page.file, line }]) {
      if (!resolved.has(target)) {
        const hrefs = locations.map((location) => resolveWritten(page, target, location));
        resolved.set(target, hrefs[0] ?? target);
      }
      return resolved.get(target)!;
    },
    strings: page.strings,
  };
}
