import { expect, it } from 'vitest';
import { requestedRange } from './byte-range.ts';

const file = { size: 100, etag: '"a"' };

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=100-200', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=20-10', undefined],
  ['bytes=200-110', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('%s asks for %j', (range, expected) => {
  expect(requestedRange({ ...(range && { range }) }, file)).toEqual(expected);
});

it('sends all of a file that has changed since the client got its first part', () => {
  expect(requestedRange({ range: 'bytes=5-', 'if-range': '"a"' }, file)).toEqual({ start: 5, end: 99 });
  for (const other of ['"b"', 'W/"a"', 'Tue, 03 Feb 2026 10:00:00 GMT'])
    expect(requestedRange({ range: 'bytes=5-', 'if-range': other }, file)).toBeUndefined();
});

it('has no part of an empty file', () => {
  expect(requestedRange({ range: 'bytes=0-' }, { size: 0, etag: '"a"' })).toBe('outside');
});
