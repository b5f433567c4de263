import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { plainText } from './block.ts';
import { type Comparison, comparePages } from './compare-pages.ts';
import type { Piece } from './compare-words.ts';
import { readPageText } from './read-page-text.ts';

const read = (html: string) => readPageText(parseHtml(html).children);
const compare = (before: string, after: string): Comparison => comparePages(read(before), read(after));

const signs = { same: '', added: '+', removed: '-', changed: '~', moved: '>' };
const wordsOf = (pieces: Piece[]): string =>
  pieces.map(({ kind, runs }) => (kind === 'same' ? plainText(runs) : `[${signs[kind]}${plainText(runs)}]`)).join('');

/** Each passage as one line: its sign and its text, with the words that differ in brackets. */
function lines(before: string, after: string): string[] {
  return compare(before, after).sections.flatMap(({ heading, passages }) =>
    [...(heading ? [heading] : []), ...passages].map(({ kind, block, cells, lines: code }) => {
      const texts =
        cells?.map(wordsOf) ?? code?.flatMap((piece) => piece.lines.map(({ text }) => signs[piece.kind] + text));
      const own = block.lines?.map(({ text }) => text) ?? block.cells.map(plainText);
      return signs[kind] + (texts ?? own).join(' | ');
    }),
  );
}

const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]): string =>
  `<table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;

describe('a paragraph', () => {
  it('is compared word by word, a name in code as one', () => {
    expect(
      lines(
        '<p>The lamp needs <code>@a/lamp 3</code> and shines for at most 20 minutes.</p>',
        '<p>The lamp needs <code>@a/lamp 4</code> and shines for at most 30 minutes.</p>',
      ),
    ).toEqual(['~The lamp needs [-@a/lamp 3][+@a/lamp 4] and shines for at most [-20][+30] minutes.']);
  });

  it('is another one if little of it stayed', () => {
    expect(lines('<p>Turn the lamp on with a key.</p>', '<p>Whoever is near sees a light.</p>')).toEqual([
      '-Turn the lamp on with a key.',
      '+Whoever is near sees a light.',
    ]);
  });

  it('that says the same elsewhere has moved', () => {
    const moved = '<p>Lamps get hot: let them cool down before you touch the glass.</p>';
    expect(lines(`${moved}<h2>Use</h2><p>On.</p>`, `<h2>Use</h2><p>On.</p>${moved}`)).toEqual([
      'Use',
      'On.',
      '>Lamps get hot: let them cool down before you touch the glass.',
    ]);
  });

  it('in a language without spaces is compared by characters', () => {
    expect(lines('<p>光は一度だけ点滅します。</p>', '<p>光は二度だけ点滅します。</p>')).toEqual([
      '~光は[-一][+二]度だけ点滅します。',
    ]);
  });

  it('with other links and marks only is the same', () => {
    expect(lines('<p>See <a href="/v3/x">the <b>lamp</b></a>.</p>', '<p>See <a href="/x">the lamp</a>.</p>')).toEqual([
      'See the lamp.',
    ]);
  });
});

it('code is compared by lines', () => {
  const code = (text: string): string =>
    `<div class="code" data-language="TypeScript"><pre><code><span class="k">let</span> a;\n${text}\nend();\n</code></pre></div>`;
  expect(lines(code('one();'), code('two();'))).toEqual(['~let a; | -one(); | +two(); | end();']);
});

it('rows of a table are found by their names', () => {
  expect(
    lines(
      table(row('a', 'the first of all'), row('b', 'gone'), row('c', 'stays')),
      table(row('a', 'something else'), row('c', 'stays'), row('d', 'new')),
    ),
  ).toEqual(['Name | Meaning', '~a | [-the first of all][+something else]', '-b | gone', 'c | stays', '+d | new']);
});

it('an option keeps its name whatever is said about it', () => {
  const option = (text: string): string => `<dl><dt><code>level</code> number</dt><dd><p>${text}</p></dd></dl>`;
  expect(lines(option('How bright.'), option('From 0 to 100.'))).toEqual([
    '~level number | [-How bright][+From 0 to 100].',
  ]);
});

it('what is gone from a tab stands beside what is new in it', () => {
  const tab = (label: string, text: string): string =>
    `<div role="tabpanel" data-label="${label}"><p>${text}</p></div>`;
  expect(
    lines(
      '<p>Old projects have none of these.</p>' +
        tab('iOS', 'Nothing to do here.') +
        tab('Android', 'Ask the user for it.'),
      tab('iOS', 'Add both keys first.') + tab('Android', 'Declare three permissions.'),
    ),
  ).toEqual([
    '-Old projects have none of these.',
    '-Nothing to do here.',
    '+Add both keys first.',
    '-Ask the user for it.',
    '+Declare three permissions.',
  ]);
});

it('of a command for several package managers, one is compared', () => {
  const panel = (name: string): string =>
    `<div role="tabpanel" data-label="${name}"><pre><code>${name} add</code></pre></div>`;
  expect(lines('', `<div data-tabs="package-manager">${panel('npm')}${panel('yarn')}</div>`)).toEqual(['+npm add']);
});

it('what says itself what is new is set apart', () => {
  const text = read('<p>Flashes <b data-changes>New in v4</b></p><section data-changes><h3>Changes</h3></section>');
  expect(text).toEqual({
    blocks: [{ kind: 'text', cells: [['Flashes']] }],
    changes: '<section data-changes><h3>Changes</h3></section>',
  });
});

describe('the part that has changed', () => {
  const paragraphs = (word: string, count: number): string =>
    Array.from({ length: count }, (_, index) => `<p>${word} ${index} stands here with five more.</p>`).join('');

  it('is that of the longer page', () => {
    const same = paragraphs('This', 9);
    const comparison = compare(same, `${same}<p>One two three four five six seven.</p>`);
    expect(comparison).toMatchObject({ added: 7, removed: 0 });
    expect(comparison.share).toBeCloseTo(7 / 70);
  });

  it('is nothing on an unchanged page', () => {
    const page = paragraphs('This', 3) + table(row('a', 'b'));
    expect(compare(page, page)).toMatchObject({ added: 0, removed: 0, share: 0 });
  });

  it('is found on a huge page', () => {
    const comparison = compare(paragraphs('Old', 1_000), paragraphs('New', 1_000) + paragraphs('Old', 1_000));
    expect(comparison.removed).toBe(0);
  });
});

it('leaves out the header of a page', () => {
  const page = (version: number): string =>
    `<header class="page-header"><p>Needs <code>@a/lamp ${version}</code></p></header><p>Lamps shine.</p>`;
  expect(lines(page(3), page(4))).toEqual(['Lamps shine.']);
  expect(lines('', '<header><p>Our lamps</p></header>')).toEqual(['+Our lamps']);
});
