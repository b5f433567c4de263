import type { PageWork } from 'pagewright';
import type { FindMessage } from './find-message.ts';

type HtmlTransform = NonNullable<NonNullable<PageWork['transforms']>['html']>[number];

/** A message in a table leads to its entry, which may know more causes than the page. */
export function linkMessages(find: FindMessage, route: string): HtmlTransform {
  return {
    name: 'link-messages',
    element: {
      filter: ['code'],
      visit(node, context) {
        const cell = context.parent(node);
        if (cell.type !== 'element' || cell.tagName !== 'td') return;
        const address = find(context.textContent(node));
        if (!address || address.startsWith(`${route}#`)) return;
        return { type: 'element', tagName: 'a', properties: { href: address }, children: [node] };
      },
    },
  };
}
