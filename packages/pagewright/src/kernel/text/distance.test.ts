import { expect, it } from 'vitest';
import { distance } from './distance.ts';

it.each([
  ['camera', 'camera', 0],
  ['camra', 'camera', 1],
  ['cammera', 'camera', 1],
  ['cemera', 'camera', 1],
  ['acmera', 'camera', 1],
  ['kamra', 'camera', 2],
  ['keyboard', 'camera', 3],
])('%s → %s: %i', (word, term, typos) => {
  expect(distance(word, term, 2)).toBe(typos);
});

it('ignores what is not typed yet, if the word is open', () => {
  expect(distance('geolcati', 'geolocation', 1)).toBe(2);
  expect(distance('geolcati', 'geolocation', 1, true)).toBe(1);
});
