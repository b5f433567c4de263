import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDeclarations } from '../parse.ts';
import { SupportTable } from './SupportTable.tsx';

/** The links of the table. */
function rows(members: string): string[] {
  const source = `export declare const Lamp: Plugin;\nexport interface Plugin { ${members} }`;
  const html = renderToStaticMarkup(<SupportTable {...parseDeclarations(source, 'lamp', 'lamp.ts')} />);
  return Array.from(html.matchAll(/<table|href="([^"]*)"/g), ([start, href]) => href ?? start);
}

test('a method is listed once, where its first overload is', () => {
  expect(rows('on(): void; off(): void; on(level: number): void')).toEqual(['<table', '#on', '#off']);
});

test('without methods and events there is no table', () => {
  expect(rows('')).toEqual([]);
});
