import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDeclarations } from '../parse.ts';
import { Declaration } from './Declaration.tsx';

function declared(source: string): string {
  const { types } = parseDeclarations(source, 'lamp', 'lamp.ts');
  return renderToStaticMarkup(<Declaration type={types[0]!} />)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'");
}

test('an interface has a line for each member, with what is optional', () => {
  const source = 'export interface Lamp extends Base { name: string; watts?: number; on(at?: Date): () => void; }';
  expect(declared(source)).toBe(
    'interface Lamp extends Base {\n  name: string;\n  watts?: number;\n  on(at?: Date): () => void;\n}',
  );
});

test('an enum shows its values', () => {
  expect(declared("export enum Color { Red = 'RED', Blue = 'BLUE' }")).toBe(
    "enum Color {\n  Red = 'RED',\n  Blue = 'BLUE',\n}",
  );
});

test('only a long union has a line for each part, and none in brackets', () => {
  expect(declared("export type Mode = 'a' | 'b';")).toBe("type Mode = 'a' | 'b'");
  expect(declared("export type Mode = 'fluorescent' | 'incandescent' | 'halogen';")).toBe(
    "type Mode = \n| 'fluorescent'\n| 'incandescent'\n| 'halogen'",
  );
  expect(declared("export type Mode = Array<'fluorescent' | 'incandescent' | 'halogen'>;")).toBe(
    "type Mode = Array<'fluorescent' | 'incandescent' | 'halogen'>",
  );
});

test('a type of many members is cut, one without any is not shown', () => {
  const members = Array.from({ length: 20 }, (_, index) => `m${index}: string;`).join(' ');
  expect(declared(`export interface Lamp { ${members} }`).split('\n')).toHaveLength(18);
  expect(declared(`export interface Lamp { ${members} }`)).toContain('  m14: string;\n  …\n}');
  expect(declared('export interface Lamp {}')).toBe('');
});
