import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../../contract/strings/parts/en.ts';
import { parseDeclarations as parse } from '../parse.ts';
import { PartContext } from '../../parts/part-context.ts';
import type { Platforms } from '../../parts/platforms.ts';
import { SupportTable } from './SupportTable.tsx';

const vocabulary = {
  platforms: ['ios', 'android', 'web'],
  labels: { ios: 'iOS', android: 'Android', web: 'Web', androidApi: 'Android API' },
  notes: ['iosPlist'],
};
const parseDeclarations = (text: string, name: string, file: string) => parse(text, name, file, vocabulary);

function render(members: string, platforms: Platforms = vocabulary): string {
  const source = `export declare const Lamp: Plugin;\nexport interface Plugin { ${members} }`;
  const table = <SupportTable {...parseDeclarations(source, 'lamp', 'lamp.ts')} />;
  const part = { headings: [], ids: [], platforms, strings: en, resolveLink: String };
  return renderToStaticMarkup(<PartContext value={part}>{table}</PartContext>);
}

/** The links of the table. */
function rows(members: string): string[] {
  const html = render(members);
  return Array.from(html.matchAll(/<table|href="([^"]*)"/g), ([start, href]) => href ?? start);
}

test('a method is listed once, where its first overload is', () => {
  expect(rows('on(): void; off(): void; on(level: number): void')).toEqual(['<table', '#on', '#off']);
});

test('without methods and events there is no table', () => {
  expect(rows('')).toEqual([]);
});

test('a platform that is not among those of a method does not support it', () => {
  const html = render('/** @support ios=yes */ on(): void; /** @platforms ios */ off(): void;');
  const cells = Array.from(html.matchAll(/<td>([^<]*)<\/td>/g), ([, text]) => text);
  expect(cells).toEqual(['Yes', '–', '–', '–', 'No', 'No']);
});

test('without platforms there are no columns for them', () => {
  const html = render('/** @support ios=yes */ on(): void;', {});
  expect(html).not.toContain('<td>');
  expect(html.match(/<th>/g)).toHaveLength(1);
});
