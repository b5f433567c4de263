import { createElement } from 'react';
import { splitSiblings } from './split-siblings.ts';

/** Elements whose only legal parents forbid a wrapper around them. */
const unwrappable = /^\s*<(li|tr|td|th|thead|tbody|dt|dd)\b/;
const inline = /^\s*(?:[^<\s]|<(?:a|abbr|b|br|code|del|em|i|img|input|kbd|mark|s|small|span|strong|sub|sup)\b)/;

/** Markup that holds no component, folded into one string by the compiler: one element instead of a tree. */
export function Static({ html }: { html: string }) {
  const element = unwrappable.exec(html)?.[1];
  if (element) {
    return splitSiblings(html, element).map(({ attributes, content }, index) => createElement(element, { key: index, ...attributes, dangerouslySetInnerHTML: { __html: content } }));
  }
  if (html.trim() === '') return html;
  return createElement(inline.test(html) ? 'span' : 'div', { dangerouslySetInnerHTML: { __html: html.trim() === html ? html : inline.test(html) ? html : html.trim() } });
}
