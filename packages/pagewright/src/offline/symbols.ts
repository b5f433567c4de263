import { newElement, withAttributes } from '../kernel/html/change-html.ts';
import { type HtmlElement, parseHtml, visitElements } from '../kernel/html/parse-html.ts';

/**
 * Puts the symbols of other files in place of what uses them: to browsers each file of the disk is another site, and readers of books take
 * no part of a file. A symbol has its own coordinates, which an inner `<svg>` keeps.
 */
export class Symbols {
  private readonly read: (path: string) => Buffer;
  private readonly files = new Map<string, Map<string, HtmlElement>>();

  constructor(read: (path: string) => Buffer) {
    this.read = read;
  }

  /** What stands for `<use href="/img/icons.svg#name">`. */
  inPlaceOf(use: HtmlElement, path: string, id: string): HtmlElement {
    const symbol = this.symbolsIn(path).get(id);
    if (!symbol) return newElement('g');
    const { viewbox, preserveaspectratio } = symbol.attributes;
    const { href: _, 'xlink:href': __, ...own } = use.attributes;
    const placed = withAttributes(newElement('svg', own, symbol.children), { viewbox, preserveaspectratio });
    return symbol.tag === 'symbol' ? placed : newElement('g', own, [symbol]);
  }

  private symbolsIn(path: string): Map<string, HtmlElement> {
    let symbols = this.files.get(path);
    if (!symbols) {
      symbols = new Map();
      const found = symbols;
      visitElements(parseHtml(this.read(path).toString()), (element) => {
        const { id } = element.attributes;
        if (id !== undefined) found.set(id, element);
      });
      this.files.set(path, symbols);
    }
    return symbols;
  }
}
