import { expect, it } from 'vitest';
import { docIdHint } from './doc-id-hint.ts';

const few = ['index', 'apis/camera', 'guides/index', 'guides/signing'];
const many = [...few, ...Array.from({ length: 100 }, (_, index) => `generated/page-${index}`)];
const hint = (id: string, ids = many) => docIdHint(id, ids, 'content/v4');

it('suggests the doc whose id is similar', () => {
  expect(hint('guides/singing')).toBe('did you mean "guides/signing"?');
});

it('suggests the docs of the same name in other folders, a few at most', () => {
  expect(hint('reference/capabilities/camera')).toBe('did you mean "apis/camera"?');
  const places = ['ios', 'android', 'web', 'desktop'].map((folder) => `platforms/${folder}/quite/deep/x`);
  expect(hint('x', places)).toBe(`did you mean "${places.slice(0, 3).join('" or "')}"?`);
});

it('lists all ids only if they are few', () => {
  expect(hint('plugins/ads', few)).toBe(`use one of these doc ids: ${few.join(', ')}`);
  const where = 'a doc id is the path of a page in content/v4/ without its extension';
  expect(hint('plugins/ads')).toBe(where);
  expect(hint('something/else/index')).toBe(where);
});
