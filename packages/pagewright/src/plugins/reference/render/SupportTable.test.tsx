import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDeclarations } from '../parse.ts';
import { SupportTable } from './SupportTable.tsx';

function render(members: string): string {
  const source = `export declare const Lamp: Plugin;\nexport interface Plugin { ${members} }`;
  return renderToStaticMarkup(<SupportTable {...parseDeclarations(source, 'lamp', 'lamp.ts')} />);
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
