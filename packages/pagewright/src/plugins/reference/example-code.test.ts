import { expect, it } from 'vitest';
import { readExample } from './example-code.ts';

const sample = ['', '```ts', 'await on();', '', '  off();', '```', ''];
const after = (...lines: string[]) => readExample(lines, 3, 'code');

it('is the code in a fence after the tag, at its line', () => {
  const code = 'await on();\n\n  off();';
  expect(after(...sample)).toEqual({ code, language: 'ts', line: 5 });
  expect(after('', ...sample)).toEqual({ code, language: 'ts', line: 6 });
});

it.each<[string, string[], string]>([
  ['a value', ['70'], '"@example" has no code'],
  ['nothing', [''], '"@example" has no code'],
  ['a title', ['On', '```ts', 'on();', '```'], 'there is text between "@example" and its code'],
  ['text before', ['', 'On:', '```ts', 'on();', '```'], 'there is text between "@example" and its code'],
  ['text after', ['', '```ts', 'on();', '```', 'So.'], 'there is text after the code of "@example"'],
  ['two fences', [...sample, ...sample.slice(1)], 'there is text after the code of "@example"'],
  ['another language', ['', '```js', 'on();', '```'], 'the code of "@example" is in "js", not in TypeScript'],
  ['no language', ['', '```', 'on();', '```'], 'the code of "@example" is in "", not in TypeScript'],
  ['an open fence', ['', '```ts', 'on();'], 'the code of "@example" does not end'],
  ['an empty fence', ['', '```ts', '```'], 'the code of "@example" is empty'],
])('is not %s', (_name, lines, message) => {
  expect(after(...lines)).toEqual({ message, hint: expect.any(String) });
});

it('of an option is a value', () => {
  expect(readExample(['70'], 0, 'value')).toBeUndefined();
  expect(readExample(sample, 0, 'value')).toMatchObject({
    message: 'the "@example" of an option is a value, not code',
    hint: 'write the value after it: @example 70',
  });
});

it('belongs only where it is shown', () => {
  expect(readExample(sample, 0, 'none')).toMatchObject({ message: '"@example" is not shown here' });
});
