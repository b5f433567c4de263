import { expect, it } from 'vitest';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { comparePages } from './compare-pages.ts';
import { contentsOf, listSections } from './list-sections.ts';
import { readPageText } from './read-page-text.ts';

const read = (html: string) => readPageText(parseHtml(html).children);
const listed = (before: string, after: string) => [
  ...listSections(comparePages(read(before), read(after)).sections, {
    'compare.start': 'Beginning of the page',
  }).values(),
];

it('names the sections in which something differs, by the ids that they have in the page', () => {
  const page = (word: string): string =>
    `<p>Lamps are ${word}.</p><h2 id="use">Use</h2><p>On.</p><h2 id="lamp.on"><code>on()</code></h2><p>It is ${word}.</p>`;
  expect(listed(page('red'), page('green'))).toEqual([
    { id: 'beginning-of-the-page', text: 'Beginning of the page' },
    { id: 'lamp.on', text: 'on()', isCode: true },
  ]);
});

it('gives each an id of its own, and none that of the page around it', () => {
  const sections = listed(
    '<h2 id="care">Cleaning</h2><p>Whoever has a cloth wipes the glass with it.</p>',
    '<h2 id="care">Repairs</h2><p>Send what is broken to us.</p><h2 id="content">Content</h2><p>One lamp.</p>',
  );
  const ids = sections.map(({ id }) => id);
  expect(ids).toContain('care');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('content');
});

it('leaves what is gone out of the contents', () => {
  const comparison = comparePages(
    read('<h2 id="care">Care</h2><p>Whoever has a cloth wipes the glass with it.</p>'),
    read('<h2 id="repairs">Repairs</h2><p>Send what is broken to us.</p>'),
  );
  const sections = listSections(comparison.sections, { 'compare.start': 'Beginning of the page' });
  expect([...sections.values()].map(({ text }) => text)).toEqual(['Care', 'Repairs']);
  expect(contentsOf(sections).map(({ text }) => text)).toEqual(['Repairs']);
});
