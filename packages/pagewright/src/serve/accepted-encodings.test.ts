import { expect, it } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

it.each([
  ['br;q=0.5', ['br']],
  ['br;q=0.001', ['br']],
  ['BR ; Q=1.0', ['br']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip;q=0.5,br;q=1', ['br', 'gzip']],
  ['gzip;q=1, br;q=0.1', ['gzip', 'br']],
  ['gzip;q=0.5, br;q=0.5', ['br', 'gzip']],
  ['gzip, *;q=0.5', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['br; q=0, *', ['gzip']],
  ['br; q=0, gzip', ['gzip']],
  ['br;q=0.000, gzip;q=0.2', ['gzip']],
  ['br;q=, gzip', ['gzip']],
  ['gzip; q=0.0, *;q=0', []],
  ['brotli, x-br', []],
  ['', []],
])('reads "%s" as %s', (header, names) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names);
});
