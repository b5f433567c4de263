import { expect, it } from 'vitest';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { indexPage } from './index-page.ts';

const article = (html: string) => parseHtml(html).children;

const termsIn = (list: [term: string, records: number[]][]): string[] => list.map(([term]) => term);

it('a page is about what its description says and what its text says three times', () => {
  const { topics, bodies } = indexPage(article('<p>wick wick wick oil oil</p>'), 'Lamp', 'Light at night.');
  expect(termsIn(topics).sort()).toEqual(['light', 'night', 'wick']);
  expect(termsIn(bodies)).toEqual(['oil']);
});

it('single letters, numbers, hashes and overlong words are found in titles, but not in texts', () => {
  const useless = ['x', '42', '3f9a2c', 'y'.repeat(41)];
  const useful = ['3f9a2', 'id', 'z'.repeat(40)];
  const { bodies } = indexPage(article(`<p>${[...useless, ...useful].join(' ')}</p>`), 'Lamp');
  expect(termsIn(bodies).sort()).toEqual(useful);
  const { titles } = indexPage([], useless.join(' '));
  expect(termsIn(titles)).toEqual(expect.arrayContaining(useless));
});

it('snippets are not taken from imports, unless there is nothing else', () => {
  const textOf = (code: string, text = '') => indexPage(article(`${text}<pre>${code}</pre>`), 'Lamp').texts[0];
  const used = 'lamp.on();\nimport("wick");';
  expect(textOf(`import { lamp } from 'lamps';\nimport {\n  wick,\n} from 'wicks';\n\n${used}`)).toBe(`\n${used}`);
  expect(textOf('import android.os.Bundle;\nimport UIKit\nclass Lamp {}')).toBe('\nclass Lamp {}');
  expect(textOf("import 'lamps';", '<p>Burns.</p>')).toBe('Burns.');
  expect(textOf("import 'lamps';")).toBe("\nimport 'lamps';");
});
