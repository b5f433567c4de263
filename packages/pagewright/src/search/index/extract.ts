import { inlineElements } from '../../markdown/html/html-elements.ts';
import { texOf } from '../../kernel/html/formula.ts';
import { type HtmlElement, type HtmlNode, isElement, textOf } from '../../kernel/html/parse-html.ts';
import type { RecordKind } from '../../contract/search-provider.ts';
import { ElementContext } from './element-context.ts';
import { betweenFields, rowTitle, squeeze, tidyFields } from './record-text.ts';

/** A part of a page that search can link to, with its own text. */
export interface PageRecord {
  kind: RecordKind;
  /** The heading, or the name of an option or key; for the first record, the page title. */
  title: string;
  /** Empty for the page itself. */
  anchor: string;
  /** Heading level, 1 for the page; a row is one deeper than its section. */
  level: number;
  text: string;
  code: string;
  /** What is short and said of many things alike: versions, platforms, types. Searched too, but a snippet shows it last. */
  facts?: string;
  /** How something in a reference is called, or the name of a type that it declares. */
  signature?: string;
  /** Messages of several words that a table explains; also part of the text. */
  messages?: string[];
}

/** The header of a page names its package; the others are facts in the reference. */
const factClasses = new Set(['page-header', 'api-facts', 'api-only']);

/**
 * Splits a page's article into records: one per heading with an id, and one per table row or term with an id, as the
 * reference has for options and properties.
 */
export function extractRecords(article: HtmlNode[], title: string): PageRecord[] {
  const builder = new RecordBuilder(title);
  builder.read(article);
  for (const record of builder.records) {
    if (builder.isSignpost(record)) record.text = '';
    tidy(record);
  }
  return builder.records.filter(({ title: own, text, code, facts = '' }) => own + text + code + facts !== '');
}

class RecordBuilder {
  readonly records: PageRecord[] = [];
  /** The record of the page or of the last heading. */
  private section: PageRecord;
  /** The record that gets the text: the section, or a row in it. */
  private current: PageRecord;
  /** The reference is made of `<section>` elements; the rest of a page has none. After one, the text belongs to the record before it. */
  private readonly outer: PageRecord[] = [];
  private isInHeading = false;
  private isInRowName = false;
  private isInFacts = false;
  /** In what a list names before it explains it. */
  private isInTerm = false;
  private readonly context = new ElementContext();
  private readonly withOwnText = new Set<PageRecord>();

  constructor(pageTitle: string) {
    this.section = this.current = this.begin('page', pageTitle, '', 1);
  }

  read(nodes: HtmlNode[]): void {
    for (const node of nodes) {
      if (!isElement(node)) this.addText(node);
      else if (node.tag !== 'thead') {
        const { tag, attributes } = node;
        const wasInFacts = this.isInFacts;
        this.isInFacts ||= factClasses.has(attributes['class'] ?? '');
        this.open(tag, attributes['id']);
        if (isLabelOfHeading(node))
          this.read(node.children.filter((child) => isElement(child) && isHeading(child.tag)));
        else if (tag === 'pre') this.readCode(node);
        else if (tag === 'math') this.addText(texOf(node));
        else this.read(node.children);
        this.close(tag);
        this.isInFacts = wasInFacts;
      }
    }
  }

  private open(tag: string, id: string | undefined): void {
    this.separate(tag);
    this.context.open(tag);
    // Of a list of terms with addresses, each term begins a row; the next one, or the end of the list, ends it.
    if (tag === 'dt') this.endRow();
    if (tag === 'dt' || tag === 'dd') this.isInTerm = tag === 'dt' && id !== undefined;
    if (tag === 'td' || (tag === 'dt' && id === undefined) || (tag === 'dd' && this.isInRow))
      this.current.text += ` ${betweenFields} `;
    if (tag === 'section') this.outer.push(this.section);
    else if (isHeading(tag)) {
      this.isInHeading = id !== undefined;
      if (id === undefined) return;
      const kind = this.isInReference ? 'member' : 'section';
      this.section = this.current = this.begin(kind, '', id, Number(tag[1]));
    } else if (tag === 'tr' || tag === 'dt') {
      if (id !== undefined) this.current = this.begin('key', '', id, this.section.level + 1);
    } else if ((tag === 'code' || tag === 'dfn') && this.isInRow) {
      this.isInRowName = this.current.title === '';
      // An entry of a glossary is prose.
      if (tag === 'dfn') this.current.kind = 'section';
    } else if (tag === 'samp' && this.isInRow && this.current.title === '') {
      // What a program says.
      this.current.kind = 'message';
    }
  }

  private close(tag: string): void {
    this.separate(tag);
    this.context.close(tag);
    if (tag === 'section') this.section = this.current = this.outer.pop()!;
    else if (isHeading(tag)) this.isInHeading = false;
    else if (tag === 'code' || tag === 'dfn') this.isInRowName = false;
    else if (tag === 'tr' || tag === 'dl') this.endRow();
  }

  private endRow(): void {
    if (!this.isInRow) return;
    this.current.title = rowTitle(this.current, this.section);
    this.current = this.section;
  }

  private addText(text: string): void {
    if (this.isInHeading || this.isInRowName) this.current.title += text;
    else {
      this.write(text);
      if (text.trim() !== '' && !this.context.isSignpost) this.withOwnText.add(this.current);
      if (text.includes(' ') && this.context.isMessage) (this.current.messages ??= []).push(text);
    }
  }

  private write(text: string): void {
    // Beside the name of a key is its type.
    if (this.isInFacts || (this.isInTerm && this.current.kind === 'key'))
      this.current.facts = (this.current.facts ?? '') + text;
    else this.current.text += text;
  }

  private readCode(pre: HtmlElement): void {
    this.withOwnText.add(this.current);
    // A method's sample repeats the names of its signature and of its options.
    if (!this.isInReference) this.current.code += `\n${textOf(pre)}`;
    // The heading has the name of a type already.
    else if (/^api-(?:signature|declaration api-whole)$/.test(pre.attributes['class'] ?? '')) {
      const code = textOf(pre);
      this.current.code += `\n${code.replace(/^(?:type \S+ =|enum \S+)\s*/, '')}`;
      if (!/^(?:type|enum) /.test(code)) this.current.signature = squeeze(code);
    }
  }

  /** A section of links only, such as “Next”, is about other pages: its words would lead here instead of there. */
  isSignpost(record: PageRecord): boolean {
    return record.kind === 'section' && !this.withOwnText.has(record);
  }

  private get isInReference(): boolean {
    return this.outer.length > 0;
  }

  private get isInRow(): boolean {
    return this.current !== this.section;
  }

  private begin(kind: RecordKind, title: string, anchor: string, level: number): PageRecord {
    const record = { kind, title, anchor, level, text: '', code: '' };
    this.records.push(record);
    return record;
  }

  /** Texts of adjacent blocks and lines are different words. */
  private separate(tag: string): void {
    if (tag === 'br' || !inlineElements.has(tag)) this.write(' ');
  }
}

function isHeading(tag: string): boolean {
  return /^h[1-6]$/.test(tag);
}

/** Whether it says beside a type's name which parameter has the type: the signature says so as well. */
function isLabelOfHeading({ attributes, children }: HtmlElement): boolean {
  return attributes['class'] === 'api-label' && children.some((child) => isElement(child) && isHeading(child.tag));
}

function tidy(record: PageRecord): void {
  record.title = squeeze(record.title);
  record.text = tidyFields(record.text);
  record.code = record.code.trim();
  if (record.kind === 'member' && !record.title.includes('(')) record.signature = record.title;
  if (record.facts !== undefined) record.facts = tidyFields(record.facts);
  if (record.kind === 'key' && record.title.startsWith('-')) record.kind = 'option';
}
