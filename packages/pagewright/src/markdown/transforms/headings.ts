import type { Element } from 'hast';
import { type HastPluginDefinition, defineHastPlugin } from 'satteri';
import type { Mistake } from '../../kernel/problems.ts';
import { createSlugger } from '../../kernel/text/slug.ts';
import { type CompileContext, lineOf, report, sourceOf } from '../context.ts';
import { oldTargets, readHeadingIds, reportTakenIds } from './old-ids.ts';

/** Ids used by the shell and the boot script, which headings must not take. */
const shellIds = /^(?:root|content|below-navbar|no-application|bad-base-url|menu-(?:versions|locales|\d+))$/;

/** Gives every heading an id and a link to itself; collects headings for the table of contents. */
export function headings(page: CompileContext): HastPluginDefinition {
  const slugger = createSlugger();
  /** The title comes first. */
  let previous = 1;
  let needsTitle = page.hasOwnTitle;
  const free = (id: string): string => (shellIds.test(id) ? slugger.reserve(id) : id);
  return defineHastPlugin({
    name: 'headings',
    before() {
      // Ids from the reference and hand-written ids are permalinks: a heading that clashes gets another one.
      for (const { id, line } of [...page.headings, ...page.rowIds, ...page.ownIds])
        if (free(slugger.reserve(id)) !== id)
          report(
            page,
            'repeated-id',
            line,
            `the id "${id}" is used twice on this page`,
            'remove one of them or change its id; links only reach the first',
          );
    },
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        // The parser's heading above footnotes is for screen readers only, not a link target.
        if (node.properties['id'] === 'footnote-label') return;
        const text = context.textContent(node).trim();
        const level = Number(node.tagName[1]);
        // On an entrance the first one is the page's title.
        if (level === 1 && needsTitle) {
          needsTitle = false;
          return;
        }
        if (level === 1) {
          report(
            page,
            'second-title',
            node,
            `"# ${text}" is a second h1: the title in the front matter is already the page's h1`,
            'start sections with ##',
          );
        }
        if (text === '' && node.children.every(({ type }) => type === 'text'))
          report(
            page,
            'empty-heading',
            node,
            'this heading is empty',
            `write its text after ${'#'.repeat(level)}, or remove it`,
          );
        if (level > previous + 1)
          report(
            page,
            'skipped-heading-level',
            node,
            `this heading has level ${level}, the one before it has level ${previous}`,
            `use ${'#'.repeat(previous + 1)}`,
          );
        previous = level;
        const own = node.properties['id'];
        const id = free(typeof own === 'string' ? slugger.reserve(own) : slugger.slug(text));
        const braces = Object.keys(node.properties).length > 0 ? bracesOf(sourceOf(node, context)) : '';
        const mistake = braces && idMistake(braces, String(own), id);
        if (mistake) report(page, 'heading-id', node, mistake.message, mistake.hint);
        page.headings.push({ id, text, level, line: lineOf(node) });
        const old = readHeadingIds(braces)?.old ?? [];
        page.oldIds.push(...old.map((one) => ({ id: one, line: lineOf(node) })));
        const children = node.children as Element['children'];
        const self: Element = { type: 'element', tagName: 'a', properties: { href: `#${id}` }, children };
        const { aka: _aka, ...properties } = node.properties;
        return {
          ...node,
          properties: { ...properties, id },
          children: [...oldTargets(old), ...(hasLink(node) ? children : [self])],
        } as Element;
      },
    },
    after: () => reportTakenIds(page),
  });
}

/** `{#id}` at the end of a heading. The parser reads it as attributes and drops some, so the source tells more. */
function bracesOf(source: string): string {
  return /\{[^{}]*\}(?=[ \t]*#*[ \t\r]*$)/m.exec(source)?.[0] ?? '';
}

/** What is wrong with the id a writer has chosen, `own`, which became `id`. */
function idMistake(braces: string, own: string, id: string): Mistake | undefined {
  if (!readHeadingIds(braces))
    return {
      message: `${braces} cannot be the id of a heading`,
      hint: 'write {#…} with letters, digits and hyphens, without spaces; ids that it had before follow as aka="…"',
    };
  if (id === own) return undefined;
  if (shellIds.test(own))
    return { message: `the heading id "${own}" is used around the page`, hint: 'give the heading a different id' };
  return {
    message: `the heading id "${own}" is used twice on this page`,
    hint: 'give one of the headings a different id',
  };
}

/** Whether the writer has put a link in it, in Markdown or as `<a>`: links cannot be nested. */
function hasLink({ children }: Pick<Element, 'children'>): boolean {
  return children.some(
    (child) =>
      'children' in child && ((child.type === 'element' ? child.tagName : child.name) === 'a' || hasLink(child)),
  );
}
