import { createElement } from 'react';
import { splitSiblings } from './split-siblings.ts';

/** Elements whose only legal parents forbid a wrapper around them. */
const unwrappable = /^\s*<(li|tr|td|th|thead|tbody|dt|dd)\b/;
const inline = /^\s*(?:[^<\s]|<(?:a|abbr|b|br|code|del|em|i|img|input|kbd|mark|s|small|span|strong|sub|sup)\b)/;

/** Markup that holds no component, folded into one string by the compiler: one element instead of a tree. */
export function Static({ html }: { html: string }) {
  if (unwrappable.test(html)) {
    return splitSiblings(html).map(({ element, attributes, content }, index) =>
      createElement(element, { key: index, ...attributes, dangerouslySetInnerHTML: { __html: content } }),
    );
  }
  if (html.trim() === '') return html;
  // Blanks around words matter, those around blocks do not.
  return inline.test(html) ? (
    <span dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <div dangerouslySetInnerHTML={{ __html: html.trim() }} />
  );
}
