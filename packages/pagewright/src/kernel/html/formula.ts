import { type HtmlElement, isElement, textOf } from './parse-html.ts';

/** A formula as it was written, which its MathML says in an annotation; other formulas are their text. */
export function texOf(math: HtmlElement): string {
  return annotationOf(math) ?? textOf(math);
}

function annotationOf({ tag, attributes, children }: HtmlElement): string | undefined {
  if (tag === 'annotation' && attributes['encoding'] === 'application/x-tex') return textOf(children[0] ?? '');
  for (const child of children) {
    const found = isElement(child) && annotationOf(child);
    if (typeof found === 'string') return found;
  }
  return undefined;
}
