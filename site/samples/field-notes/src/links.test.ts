// #region step-10
import { expect, it } from 'vitest';
import { linkTo, noteOf } from './links';

it('finds the note of a link', () => {
  expect(noteOf(linkTo('17-abc'))).toBe('17-abc');
});

it.each([
  'https://evil.example/notes/17',
  'http://links.example.com/notes/17',
  'https://links.example.com/notes/../17',
  'https://links.example.com@evil.example/notes/17',
  'no link',
])('does not follow %s', (link: string) => {
  expect(noteOf(link)).toBeUndefined();
});
// #endregion
