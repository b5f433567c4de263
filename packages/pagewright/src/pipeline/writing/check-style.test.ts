import { describe, expect, it } from 'vitest';
import { addedCheck, styleCheck } from './check-style.ts';
import type { Style } from './style-file.ts';

const check = (source: string, style: Partial<Style>) =>
  styleCheck({ words: [], ...style })({
    file: 'content/a.mdx',
    source,
    segments: [{ start: 1, file: 'content/a.mdx', line: 1 }],
  });
const words = (...avoid: string[]): Partial<Style> => ({ words: [{ avoid, except: [] }] });
const placesOf = (source: string, style: Partial<Style>) =>
  check(source, style).map(({ line, column }) => `${line}:${column}`);

describe('words to avoid', () => {
  it('are found with their place, what to write instead and why', () => {
    const style = { words: [{ avoid: ['web-view'], use: 'web view', except: [], why: 'so do the others' }] };
    expect(check('---\ntitle: T\n---\n\nA *Web-view* here.\n', style)).toEqual([
      {
        severity: 'warning',
        rule: 'avoided-word',
        file: 'content/a.mdx',
        line: 5,
        column: 4,
        message: '"Web-view" is not a word for these pages',
        hint: 'write "web view": so do the others',
      },
    ]);
  });

  it.each([
    ['in a heading', '## It simply works', ['1:7']],
    ['in a table', '| a |\n| - |\n| simply |', ['3:3']],
    ['in a list, twice', '- simply\n- x **simply**', ['1:3', '2:7']],
    ['in an admonition and its title', ':::note[Simply]\n\nsimply\n\n:::', ['1:9', '3:1']],
    ['in a component and its title', '<Card title="Simply">\n\nsimply\n\n</Card>', ['1:14', '3:1']],
    ['in the text of a link and of an image', '[simply](./simply.mdx) ![simply](/simply.png)', ['1:2', '1:26']],
    ['in a title and a description', '---\ntitle: Simply\ndescription: "simply"\nslug: simply\n---\n', ['2:8', '3:15']],
    ['after signs of two units', '日本 😀 simply', ['1:7']],
  ])('%s', (_name, source, places) => {
    expect(placesOf(source, words('simply'))).toEqual(places);
  });

  it.each([
    ['code', '`simply` <code>simply</code>\n\n```sh\nsimply\n```'],
    ['addresses', '<a href="/simply">x</a> https://simply.example/simply [x]: https://simply.example'],
    ['part of another word or name', 'over-simply, simply-made, @simply/core, core.simply, simply.core'],
    ['expressions and comments', '{/* simply */}'],
  ])('but not in %s', (_name, source) => {
    expect(placesOf(source, words('simply'))).toEqual([]);
  });

  it('may consist of several words, on two lines of a quote', () => {
    expect(placesOf('> It is in order\n> to save.', words('in order to'))).toEqual(['1:9']);
  });

  it('are right in some phrases', () => {
    const style = { words: [{ avoid: ['capabilities'], except: ['Signing & Capabilities'] }] };
    expect(placesOf('**Signing & Capabilities** has capabilities', style)).toEqual(['1:32']);
  });

  it('may differ from the right one in capitals', () => {
    const style = { words: [{ avoid: ['javascript'], use: 'JavaScript', except: [] }] };
    expect(placesOf('JavaScript, Javascript, javascript', style)).toEqual(['1:13', '1:25']);
    expect(placesOf('Apple apple', words('Apple'))).toEqual(['1:1']);
  });
});

describe('long sentences', () => {
  const style = { maxSentenceWords: 5 };

  it('are found with their place and beginning', () => {
    expect(check('Short one.\nThis sentence has\nmore than five words. End.', style)).toMatchObject([
      { rule: 'long-sentence', line: 2, column: 1, message: expect.stringContaining('"This sentence has more') },
    ]);
  });

  it('end before a name that begins with a small letter', () => {
    expect(check('One two three four. iOS is five six.', style)).toEqual([]);
  });

  it('count code as one word, and do not go from one item or cell to the next', () => {
    expect(check('Run `npx a b c d e f` in it.\n\n- one two three\n- four five six\n', style)).toEqual([]);
    expect(check('| a b c | d e f |\n| - | - |\n| a b c | d e f |', style)).toEqual([]);
  });
});

it('a page that is hard to read is named, and one of few words is not', () => {
  const hard =
    'Notwithstanding considerable organisational inconveniences, administrators reconfigured infrastructure. ';
  expect(check(hard, { maxReadingGrade: 9 })).toEqual([]);
  expect(check(hard.repeat(20), { maxReadingGrade: 9 })).toMatchObject([
    { rule: 'hard-to-read', file: 'content/a.mdx' },
  ]);
  expect(check('The cat sat on the mat. It saw a dog and ran. '.repeat(20), { maxReadingGrade: 9 })).toEqual([]);
});

it('what a plugin adds is read as Markdown, and reported at the line that the plugin names', () => {
  const style: Style = { words: [{ avoid: ['simply'], except: [] }], maxSentenceWords: 5, maxReadingGrade: 1 };
  const added = { file: 'errors/a.ts', line: 7 };
  expect(addedCheck(style)({ ...added, text: 'Simply a `Record<string, simply>`, or Array<{}>.' })).toEqual([
    expect.objectContaining({ ...added, rule: 'avoided-word' }),
  ]);
  const [long, ...others] = addedCheck(style)({
    ...added,
    text: 'Considerable inconveniences reconfigured. '.repeat(50) + 'One two three four five six.',
  });
  expect(long).toMatchObject({ ...added, rule: 'long-sentence' });
  expect(long).not.toHaveProperty('column');
  expect(others).toEqual([]);
});
