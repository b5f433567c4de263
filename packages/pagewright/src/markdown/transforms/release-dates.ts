import type { Element, Text } from 'hast';
import { type HastPluginDefinition, defineHastPlugin } from 'satteri';
import { changelog } from '../../contract/page-styles.ts';
import type { CompileContext } from '../context.ts';

/** `4.2.0 (2026-01-31)`, `4.2.0 - 2026-01-31` or only the day. */
const dated = /^(.*?)[\s([–—:,-]*(\d{4}-\d\d-\d\d)[\])]*\s*$/s;

/** Sets the day in the heading of a changelog's section apart. The id and the list of contents have the heading as it is written. */
export function releaseDates(page: CompileContext): HastPluginDefinition {
  return defineHastPlugin({
    name: 'release-dates',
    element: {
      filter: ['h2'],
      visit(node) {
        const children = withDate(node.children);
        if (!children) return;
        page.used.add(changelog);
        return { ...node, children };
      },
    },
  });
}

/** The same with the day as an element; nothing if no day is at the end. */
function withDate(children: Element['children']): Element['children'] | undefined {
  const last = children.at(-1);
  const before = children.slice(0, -1);
  if (last?.type === 'element' && last.tagName === 'a') {
    const inside = withDate(last.children);
    return inside && [...before, { ...last, children: inside }];
  }
  const [, name, day] = (last?.type === 'text' && dated.exec(last.value)) || [];
  if (day === undefined) return undefined;
  const time: Element = {
    type: 'element',
    tagName: 'time',
    properties: { dateTime: day },
    children: [{ type: 'text', value: day }],
  };
  const text: Text[] = name ? [{ type: 'text', value: `${name} ` }] : [];
  return [...before, ...text, time];
}
