import { expect, it } from 'vitest';
import { indexPage } from './index-page.ts';

it('a page is about what its description says and what its text says three times', () => {
  const html = '<article><h1>x</h1><p>wick wick wick oil oil</p></article>';
  const { topics, bodies } = indexPage(html, 'Lamp', 'Light at night.');
  expect(Object.keys(topics).sort()).toEqual(['light', 'night', 'wick']);
  expect(Object.keys(bodies)).toEqual(['oil']);
});
