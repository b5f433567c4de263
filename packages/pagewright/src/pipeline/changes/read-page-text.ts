import { inlineElements } from '../../markdown/html/html-elements.ts';
import { hasClass } from '../../kernel/html/change-html.ts';
import { type HtmlElement, type HtmlNode, isElement, textOf } from '../../kernel/html/parse-html.ts';
import { writeHtml } from '../../kernel/html/write-html.ts';
import { type Block, type PageText, type Runs, plainText } from './block.ts';
import { readCode } from './read-code.ts';
import { changesAttribute, readRuns } from './read-runs.ts';

/** A page's article as a list of what can be compared, in the order in which it is read. */
export function readPageText(article: HtmlNode[]): PageText {
  const reader = new Reader();
  reader.read(article);
  const { blocks, changes } = reader;
  return { blocks, ...(changes !== '' && { changes }) };
}

class Reader {
  readonly blocks: Block[] = [];
  changes = '';
  private label: string | undefined;
  private code: { language?: string | undefined; title?: string | undefined } = {};
  private depth = 0;

  read(nodes: HtmlNode[], kind: 'text' | 'item' = 'text'): void {
    let run: HtmlNode[] = [];
    let isFirst = true;
    const flush = (): void => {
      const cells = [readRuns(run)];
      if (hasText(cells))
        this.add({ kind: isFirst ? kind : 'text', cells, ...(isFirst && kind === 'item' && { level: this.depth }) });
      if (hasText(cells)) isFirst = false;
      this.readPictures(run);
      run = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || inlineElements.has(node.tag)) run.push(node);
      else {
        flush();
        if (node.tag === 'p' && isFirst) {
          run = node.children;
          flush();
        } else this.readBlock(node);
      }
    }
    flush();
  }

  private readBlock(element: HtmlElement): void {
    const { tag, attributes, children } = element;
    // Made from what the page describes, with links within the page: no text that anyone has changed.
    if (tag === 'header' && hasClass(element, 'page-header')) return;
    if (changesAttribute in attributes) {
      this.changes += writeHtml(element);
    } else if (/^h[1-6]$/.test(tag)) {
      const { id } = attributes;
      this.add({ kind: 'heading', cells: [readRuns(children)], level: Number(tag[1]), ...(id && { id }) });
    } else if (tag === 'pre') this.addCode(element);
    else if (tag === 'tr') this.readRow(element);
    else if (tag === 'dl') this.readEntries(element);
    else if (tag === 'li') {
      this.depth++;
      this.read(children, 'item');
      this.depth--;
    } else if (hasClass(element, 'code')) {
      this.code = { language: attributes['data-language'], title: titleOf(element) };
      this.read(children.filter(isNoTitle));
      this.code = {};
    }
    // The same command for other package managers.
    else if (attributes['data-tabs'] === 'package-manager') this.read(firstPanel(children)?.children ?? []);
    else if (attributes['role'] === 'tabpanel') this.within(attributes['data-label'], () => this.read(children));
    else this.read(children);
  }

  private readRow({ children }: HtmlElement): void {
    const cells = children.filter(isElement);
    const kind = cells.every(({ tag }) => tag === 'th') ? 'header' : 'row';
    this.addCells(
      kind,
      cells.map((cell) => [cell]),
    );
  }

  /** A term with all that is said about it. */
  private readEntries({ children }: HtmlElement): void {
    const parts = children
      .filter(isElement)
      .flatMap((part) => (part.tag === 'div' ? part.children.filter(isElement) : [part]));
    parts.forEach((part, index) => {
      const next = parts.findIndex(({ tag }, place) => place > index && tag === 'dt');
      if (part.tag !== 'dt') return;
      this.addCells('entry', [[part], parts.slice(index + 1, next < 0 ? undefined : next)]);
    });
  }

  /** Code is compared by its lines, wherever it is. */
  private addCells(kind: 'entry' | 'row' | 'header', parts: HtmlElement[][]): void {
    const cells = parts.map((elements) => readRuns(elements));
    if (hasText(cells)) this.add({ kind, cells });
    for (const part of parts.flat()) this.readCodeIn(part);
  }

  private readCodeIn(element: HtmlElement): void {
    for (const child of element.children.filter(isElement))
      if (child.tag === 'pre') this.addCode(child);
      else this.readCodeIn(child);
  }

  private addCode(pre: HtmlElement): void {
    const lines = readCode(pre);
    const { language, title } = this.code;
    if (lines.length > 0)
      this.add({ kind: 'code', cells: [], lines, ...(language && { language }), ...(title && { title }) });
  }

  private readPictures(nodes: HtmlNode[]): void {
    for (const node of nodes.filter(isElement)) {
      const { alt = '' } = node.attributes;
      if (node.tag === 'img' && alt !== '') this.add({ kind: 'picture', cells: [[alt]] });
      this.readPictures(node.children);
    }
  }

  private add(block: Block): void {
    this.blocks.push({ ...block, ...(this.label !== undefined && { label: this.label }) });
  }

  private within(label: string | undefined, read: () => void): void {
    const outer = this.label;
    this.label = label ?? outer;
    read();
    this.label = outer;
  }
}

function hasText(cells: Runs[]): boolean {
  return cells.some((runs) => plainText(runs) !== '');
}

const isNoTitle = (node: HtmlNode): boolean => !isElement(node) || !hasClass(node, 'code-title');

function titleOf({ children }: HtmlElement): string | undefined {
  const title = children.find((node): node is HtmlElement => isElement(node) && !isNoTitle(node));
  return title && textOf(title);
}

function firstPanel(children: HtmlNode[]): HtmlElement | undefined {
  return children.filter(isElement).find(({ attributes }) => attributes['role'] === 'tabpanel');
}
