import { describe, expect, test } from 'vitest';
import { parseDocComment as parse } from './doc-comment.ts';

const vocabulary = {
  platforms: ['ios', 'android', 'web'],
  labels: { ios: 'iOS', android: 'Android', web: 'Web', androidApi: 'Android API' },
  notes: ['iosPlist'],
};
const parseDocComment = (comment: string) => parse(comment, vocabulary);

describe('a doc comment', () => {
  test('is text and tags, whose values can have several lines', () => {
    const comment = `
   * Says hello.
   *
   * Twice.
   * @since 1.0.0
   * @throws when nobody
   *   is there
   * @supplementary
   * @package @scope/hello 1.0.0
   `;
    expect(parseDocComment(comment)).toEqual({
      text: 'Says hello.\n\nTwice.',
      tags: {
        since: '1.0.0',
        throws: ['when nobody   is there'],
        see: [],
        examples: [],
        supplementary: true,
        package: { name: '@scope/hello', version: '1.0.0' },
      },
      mistakes: [],
    });
  });

  test.each(['@scope/core does it.', '@Component({', '@first-word of a line'])(
    'has text that begins with %s',
    (line) => {
      expect(parseDocComment(`\n * Text.\n * ${line}\n`)).toMatchObject({ text: `Text.\n${line}`, mistakes: [] });
      expect(parseDocComment(`\n * @since 1\n * ${line}\n`).tags.since).toBe(`1 ${line}`);
    },
  );

  const versionHint = 'write numbers with dots between them:';
  test.each([
    ['@defualt 1', 'unknown tag "@defualt"', 'did you mean "@default"?'],
    ['@constructor', 'unknown tag "@constructor"', expect.stringMatching(/^use one of: @since, @platforms, /)],
    ['@platforms ios androd', 'unknown platform "androd" in "@platforms"', 'did you mean "android"?'],
    ['@support iso=yes', 'unknown platform "iso" in "@support"', 'did you mean "ios"?'],
    ['@support ios=maybe', 'unknown value "maybe" in "@support ios="', 'use one of: yes, no, conditional, no-op'],
    ['@support ios', 'unknown value "" in "@support ios="', 'use one of: yes, no, conditional, no-op'],
    ['@minOs andorid 8', 'unknown system "andorid" in "@minOs"', 'did you mean "android"?'],
    ['@minOs ios fourteen', 'invalid version "fourteen" in "@minOs ios"', `${versionHint} @minOs ios 1.2`],
    ['@minOs ios', 'invalid version "" in "@minOs ios"', `${versionHint} @minOs ios 1.2`],
    ['@since banana', 'invalid version "banana" in "@since"', `${versionHint} @since 1.2`],
    ['@since', '"@since" has no value', 'write the value after it: @since …'],
    ['@default', '"@default" has no value', 'write the value after it: @default …'],
    ['Hop. @since 1.0.0', '"@since" is in the middle of a line', 'begin a new line with it'],
    ['@since 1\n * @since 2', 'a second "@since"', 'remove one of them: only one could be shown'],
    ['@minOs ios 14\n * @minOs android 8', 'a second "@minOs"', 'remove one of them: only one could be shown'],
    ['@default 1 @unit ms', '"@unit" is in the middle of a line', 'begin a new line with it'],
  ])('with %s has a mistake, at its line', (line, message, hint) => {
    const last = 1 + line.split('\n').length;
    expect(parseDocComment(`\n * Text.\n * ${line}\n`).mistakes).toEqual([{ line: last, message, hint }]);
  });

  test.each([
    'See `@since 1` and @scope/core, a@default.example or @somebody',
    '@package @scope/default 1.0.0',
    '@deprecated\n * @supplementary',
    '```ts\n * x; // @default 1\n * ```',
    '@throws a\n * @throws b\n * @see c\n * @see d\n * @event e\n * @event f',
  ])('has no mistake: %s', (line) => {
    expect(parseDocComment(`\n * ${line}\n`).mistakes).toEqual([]);
  });

  test('has tags only outside its code', () => {
    const code = '```java\n@PluginMethod\n@deprecated\n```';
    const comment = `Text.\n${code}\nMore.\n@since 1.0.0`.replaceAll('\n', '\n * ');
    expect(parseDocComment(`\n * ${comment}\n`)).toEqual({
      text: `Text.\n${code}\nMore.`,
      tags: { since: '1.0.0', throws: [], see: [], examples: [] },
      mistakes: [],
    });
  });

  test('keeps the known items of a list', () => {
    const { tags } = parseDocComment(' @platforms ios androd\n@support ios=yes web=maybe');
    expect(tags).toMatchObject({ platforms: ['ios'], support: { ios: 'yes' } });
  });
});
