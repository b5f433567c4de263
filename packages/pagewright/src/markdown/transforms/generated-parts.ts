import { type HastPluginDefinition, defineHastPlugin } from 'satteri';
import { scriptGrammar } from '../../highlight/languages.ts';
import { suggestion } from '../../kernel/problems.ts';
import type { PageComponent, PageTools } from '../../site/plugins/plugin-markdown.ts';
import { parseFenceMeta, renderFence } from '../code/fence.ts';
import { type CompileContext, lineOf, report, textAttributes } from '../context.ts';
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
        const attributes = textAttributes(node, Object.keys(components[node.name!]!));
        const component = { name: node.name!, attributes };
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
        if (part.reference) page.reference = part.reference;
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

function written({ name, attributes }: PageComponent): string {
  return `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;
}

function toolsFor(page: CompileContext, line: number): PageTools {
  const resolved = new Map<string, string>();
  return {
    codeBlock(code, language, { implied, ...meta } = {}) {
      const grammar = scriptGrammar(language, code);
      return renderFence(
        code,
        language,
        { ...parseFenceMeta(''), ...meta },
        {
          highlight: page.highlight,
          definitions: grammar && implied ? page.plugins?.definitions(implied + code, grammar) : undefined,
          strings: page.strings,
        },
      );
    },
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
