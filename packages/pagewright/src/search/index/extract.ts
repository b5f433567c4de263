import { inlineElements } from '../../markdown/html/html-elements.ts';
import { texOf } from '../../kernel/html/formula.ts';
import { type HtmlNode, isElement, textOf } from '../../kernel/html/parse-html.ts';
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
  /** Messages of several words that a table explains; also part of the text. */
  messages?: string[];
}

/**
 * Splits a page's article into records: one per heading with an id, and one per table row with an id, as the reference
 * has for options and properties.
 */
export function extractRecords(article: HtmlNode[], title: string): PageRecord[] {
  const builder = new RecordBuilder(title);
  builder.read(article);
  for (const record of builder.records) {
    if (builder.isSignpost(record)) record.text = '';
    record.text += builder.facts.get(record) ?? '';
    tidy(record);
  }
  return builder.records.filter(({ title: own, text, code }) => own + text + code !== '');
}

class RecordBuilder {
  readonly records: PageRecord[] = [];
  readonly facts = new Map<PageRecord, string>();
  /** The record of the page or of the last heading. */
  private section: PageRecord;
  /** The record that gets the text: the section, or a row in it. */
  private current: PageRecord;
  /** The reference is made of `<section>` elements; the rest of a page has none. */
  private referenceDepth = 0;
  private isInHeading = false;
  private isInRowName = false;
  private isInFacts = false;
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
        this.open(tag, attributes['id']);
        // What something does comes first in snippets, then facts such as the version that it is in since.
        if (attributes['class'] === 'api-facts') this.isInFacts = true;
        if (tag === 'pre') this.addCode(textOf(node));
        else if (tag === 'math') this.addText(texOf(node));
        else this.read(node.children);
        this.close(tag);
      }
    }
  }

  private open(tag: string, id: string | undefined): void {
    this.separate(tag);
    this.context.open(tag);
    if (tag === 'td' || tag === 'dt') this.current.text += ` ${betweenFields} `;
    if (tag === 'section') this.referenceDepth++;
    else if (isHeading(tag)) {
      this.isInHeading = id !== undefined;
      if (id === undefined) return;
      const kind = this.referenceDepth > 0 ? 'member' : 'section';
      this.section = this.current = this.begin(kind, '', id, Number(tag[1]));
    } else if (tag === 'tr') {
      if (id !== undefined) this.current = this.begin('key', '', id, this.section.level + 1);
    } else if (tag === 'code' && this.isInRow) this.isInRowName = this.current.title === '';
  }

  private close(tag: string): void {
    this.separate(tag);
    if (tag === 'p') this.isInFacts = false;
    this.context.close(tag);
    if (tag === 'section') this.referenceDepth--;
    else if (isHeading(tag)) this.isInHeading = false;
    else if (tag === 'code') this.isInRowName = false;
    else if (tag === 'tr' && this.isInRow) {
      this.current.title = rowTitle(this.current, this.section);
      this.current = this.section;
    }
  }

  private addText(text: string): void {
    if (this.isInHeading || this.isInRowName) this.current.title += text;
    else {
      if (this.isInFacts) this.facts.set(this.current, `${this.facts.get(this.current) ?? ''} ${text}`);
      else this.current.text += text;
      if (text.trim() !== '' && !this.context.isSignpost) this.withOwnText.add(this.current);
      if (text.includes(' ') && this.context.isMessage) (this.current.messages ??= []).push(text);
    }
  }

  private addCode(text: string): void {
    this.current.code += `\n${text}`;
    this.withOwnText.add(this.current);
  }

  /** A section of links only, such as “Next”, is about other pages: its words would lead here instead of there. */
  isSignpost(record: PageRecord): boolean {
    return record.kind === 'section' && !this.withOwnText.has(record);
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
    if (tag === 'br' || !inlineElements.has(tag)) this.current.text += ' ';
  }
}

function isHeading(tag: string): boolean {
  return /^h[1-6]$/.test(tag);
}

function tidy(record: PageRecord): void {
  record.title = squeeze(record.title);
  record.text = tidyFields(record.text);
  record.code = record.code.trim();
  if (record.kind === 'key' && record.title.startsWith('-')) record.kind = 'option';
}
