import { createElement } from 'react';
import { splitSiblings } from './split-siblings.ts';

/** Elements whose required parents do not allow a wrapper around them. */
const part = /^\s*<(?:li|tr|td|th|thead|tbody|tfoot|caption|dt|dd)\b/;
/** Elements that end a paragraph. Anything else may be inside one, where a div may not. */
const block =
  /^\s*<(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|section|table|ul)\b/;

/** Markup without components, folded into one string by the compiler: one element instead of a tree. */
export function Static({ html }: { html: string }) {
  if (part.test(html)) {
    return splitSiblings(html).map(({ element, attributes, content }, index) =>
      createElement(element, { key: index, ...attributes, dangerouslySetInnerHTML: { __html: content } }),
    );
  }
  if (html.trim() === '') return html;
  // White space around words matters, around blocks it does not.
  return block.test(html) ? (
    <div dangerouslySetInnerHTML={{ __html: html.trim() }} />
  ) : (
    <span dangerouslySetInnerHTML={{ __html: html }} />
  );
}
