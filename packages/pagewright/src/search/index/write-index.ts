import { encodeDeltas, encodeSorted } from '../format/codec.ts';
import {
  type CoreFile,
  type PagesFile,
  type SignaturesFile,
  type TermsFile,
  omittedMark,
  coreName,
  indexFormat,
  indexPath,
  kindSigns,
  shortAnchor,
  signaturesName,
} from '../format/index-format.ts';
import type { PageTerms } from './index-page.ts';
import { encodeMessages } from '../format/message-pairs.ts';
import { findRepeated } from './repeated.ts';
import { byFirstLetter, cut, firstPositions, total } from './shards.ts';

export interface IndexedPage {
  /** Relative to the version's base. */
  path: string;
  title: string;
  trail: string;
  sidebar: string;
  index: PageTerms;
}

/** In characters, for terms and pages each; compressed, about half. Larger indexes are split into shards. */
const wholeSize = 400_000;

/** Shards are much smaller: a query needs few terms, and the pages it ranks are scattered. */
const termsShare = 1 / 20;
const pagesShare = 1 / 50;
/** Of a small index, the records of terms: they are most of it, and a query needs those of few letters. */
const recordsShare = 1 / 16;

/** A word in the text of more than this share of all records is useless: its `bodies` are left out, the rest is kept. */
const frequentShare = 0.1;

interface Term {
  term: string;
  titles: number[];
  topics: number[];
  bodies: number[];
}

/** The files of one version's index by path, without the texts. For `folder`, see `indexPath`. */
export function writeIndex(
  folder: string,
  pages: IndexedPage[],
  synonyms: Record<string, string[]>,
  size = wholeSize,
): Record<string, string> {
  const starts = [0];
  for (const { index } of pages) starts.push(starts.at(-1)! + index.records.length);
  const isTooFrequent = (count: number): boolean => count > starts.at(-1)! * frequentShare;
  const lines = mergeTerms(pages, starts).map(({ term, bodies, topics, titles }) => ({
    term,
    records: [
      isTooFrequent(bodies.length + topics.length) ? omittedMark : encodeDeltas(bodies),
      encodeDeltas(topics),
      encodeDeltas(titles),
    ]
      .join(';')
      .replace(/;+$/, ''),
  }));
  const isSmall = Math.max(total(lines, lineLength), total(pages, pageLength)) <= size;
  const termShards = isSmall ? byFirstLetter(lines) : cut(lines, lineLength, size * termsShare);
  const pageShards = cut(pages, pageLength, isSmall ? Infinity : size * pagesShare);
  const terms = termShards.map(termsFile);
  const records = terms.map((shard) => shard.records);
  const recordFiles = cut(records, ({ length }) => length, size * recordsShare);
  // One request less is worth more than what two files would save.
  const isWhole = recordFiles.length < 3;
  const signatures = signaturesFile(pages, starts);
  const core: CoreFile = {
    format: indexFormat,
    folder,
    starts: encodeDeltas(starts),
    terms: termShards.map(([first]) => first?.term ?? ''),
    pages: firstPositions(pageShards),
    synonyms,
    ...(signatures.texts.length > 0 && { hasSignatures: true }),
    ...(isSmall && {
      inline: {
        terms: terms.map((shard) => shard.terms),
        recordFiles: firstPositions(recordFiles),
        ...(isWhole && { records }),
        pages: pagesFile(pageShards[0]!),
      },
    }),
  };
  const files: Record<string, string> = { [coreName]: JSON.stringify(core) };
  const add = (name: string, content: TermsFile | PagesFile | SignaturesFile | string[]): void => {
    files[indexPath(folder, name)] = JSON.stringify(content);
  };
  if (core.hasSignatures) add(`${signaturesName}.json`, signatures);
  if (isSmall && !isWhole) recordFiles.forEach((list, number) => add(`records-${number}.json`, list));
  if (isSmall) return files;
  terms.forEach((shard, number) => add(`terms-${number}.json`, shard));
  pageShards.forEach((shard, number) => add(`pages-${number}.json`, pagesFile(shard)));
  return files;
}

function mergeTerms(pages: IndexedPage[], starts: number[]): Term[] {
  const terms = new Map<string, Term>();
  const isRepeated = findRepeated(pages);
  pages.forEach(({ index }, page) => {
    for (const field of ['titles', 'topics', 'bodies'] as const) {
      for (const [term, records] of index[field]) {
        let entry = terms.get(term);
        if (!entry) terms.set(term, (entry = { term, titles: [], topics: [], bodies: [] }));
        for (const record of records)
          if (field !== 'titles' || !isRepeated(index.records[record]!.title))
            entry[field].push(starts[page]! + record);
      }
    }
  });
  return [...terms.values()]
    .filter(({ titles, topics, bodies }) => titles.length + topics.length + bodies.length > 0)
    .sort((a, b) => (a.term < b.term ? -1 : 1));
}

function termsFile(shard: Line[]): TermsFile {
  return {
    terms: encodeSorted(shard.map(({ term }) => term)),
    records: shard.map(({ records }) => records).join('\n'),
  };
}

function pagesFile(shard: IndexedPage[]): PagesFile {
  const records = shard.flatMap(({ index }) => index.records);
  const line = (text: string): string => text.replace(/\n/g, ' ');
  const pageLines = (pick: (page: IndexedPage) => string): string => shard.map((page) => line(pick(page))).join('\n');
  return {
    paths: pageLines(({ path }) => path),
    titles: pageLines(({ title }) => title),
    trails: pageLines(({ trail }) => trail),
    sidebars: pageLines(({ sidebar }) => sidebar),
    recordTitles: records.map(({ kind, title }) => (kind === 'page' ? '' : line(title))).join('\n'),
    anchors: records.map(({ title, anchor }) => shortAnchor(anchor, title)).join('\n'),
    kinds: records.map(({ kind }) => kindSigns[kind]).join(''),
    messages: encodeMessages(records.map(({ messages }) => messages)),
  };
}

function signaturesFile(pages: IndexedPage[], starts: number[]): SignaturesFile {
  const found = pages.flatMap(({ index }, page) =>
    index.records.flatMap(({ signature }, at) => (signature ? [{ record: starts[page]! + at, signature }] : [])),
  );
  return {
    records: encodeDeltas(found.map(({ record }) => record)),
    texts: found.map(({ signature }) => signature),
  };
}

interface Line {
  term: string;
  records: string;
}

function lineLength({ term, records }: Line): number {
  return term.length + records.length;
}

function pageLength({ path, title, trail, index }: IndexedPage): number {
  const records = index.records.reduce((sum, record) => sum + record.title.length + record.anchor.length, 0);
  return path.length + title.length + trail.length + records;
}
