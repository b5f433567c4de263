import { describe, expect, it } from 'vitest';
import { copyBasicSite } from '../../../../../tests/support/fixture-site.ts';
import { Fragments } from './fragments.ts';
import { SiteError } from '../../kernel/problems.ts';
import { sourceLocation } from './source-segments.ts';

const file = 'content/v2/page.mdx';

function fragmentsOf(files: Record<string, string>): Fragments {
  const changes = Object.entries(files).map(([name, text]) => [`content/shared/${name}`, text]);
  return new Fragments(copyBasicSite(Object.fromEntries(changes)), ['v2', 'v1']);
}

function errorsOf(source: string, files: Record<string, string> = {}) {
  try {
    fragmentsOf(files).expand(source, file, 'v2');
  } catch (error) {
    return (error as SiteError).problems;
  }
  throw new Error('expected an error');
}

describe('a page with fragments', () => {
  it('holds their text, as far as it is for its version', () => {
    const fragments = fragmentsOf({
      'a.mdx': 'A\n<Only versions="v2 v1">\nboth\n</Only>\n<Only versions="v1">\nold\n</Only>\nend\n',
    });
    const page = 'Head\n\n<Include file="a.mdx" />\n\nTail\n';
    expect(fragments.expand(page, file, 'v2').source).toBe('Head\n\nA\nboth\nend\n\nTail\n');
    expect(fragments.expand(page, file, 'v1').source).toBe('Head\n\nA\nboth\nold\nend\n\nTail\n');
  });

  it('chooses between lines of code, too', () => {
    const fragments = fragmentsOf({ 'a.mdx': '```\n<Only versions="v2">\nnew\n</Only>\nall\n```\n' });
    const page = '<Include file="a.mdx" />';
    expect(fragments.expand(page, file, 'v2').source).toBe('```\nnew\nall\n```');
    expect(fragments.expand(page, file, 'v1').source).toBe('```\nall\n```');
  });

  it('leaves samples alone that use components of the same name', () => {
    const sample = '```tsx\n<Only when={open}>\n<Include file="nope.mdx" />\n</Only>\n<Include>\n```';
    const fragments = fragmentsOf({ 'a.mdx': sample, 'b.mdx': 'B' });
    const inList = `1. ${sample.replaceAll('\n', '\n   ')}`;
    const page = `${inList}\n<Include file="a.mdx" />\n<Include file="b.mdx" />\n`;
    expect(fragments.expand(page, file, 'v2').source).toBe(`${inList}\n${sample}\nB\n`);
  });

  it('may begin a code block in lines for some versions only', () => {
    const opening = '<Only versions="v2">\n```ts\n</Only>\n<Only versions="v1">\n```js\n</Only>';
    const fragments = fragmentsOf({
      'a.mdx': `${opening}\n<Include />\n\`\`\`\n<Include file="b.mdx" />`,
      'b.mdx': 'B',
    });
    expect(fragments.expand('<Include file="a.mdx" />', file, 'v1').source).toBe('```js\n<Include />\n```\nB');
  });

  it('keeps the indentation of the place, and includes fragments of fragments', () => {
    const fragments = fragmentsOf({ 'steps/a.mdx': 'A\n\n<Include file="b.mdx" />\n', 'b.mdx': 'B\n' });
    expect(fragments.expand('1. x\n\n   <Include file="steps/a.mdx" />\n', file, 'v2').source).toBe(
      '1. x\n\n   A\n\n   B\n',
    );
  });

  it('may include one of them twice', () => {
    const fragments = fragmentsOf({ 'a.mdx': 'A\n' });
    const line = '<Include file="a.mdx" />';
    expect(fragments.expand(`${line}\n${line}`, file, 'v2').source).toBe('A\nA');
  });

  it('drops the byte order mark', () => {
    const fragments = fragmentsOf({ 'a.mdx': '\uFEFFA' });
    expect(fragments.expand('<Include file="a.mdx" />', file, 'v2').source).toBe('A');
  });

  it('knows where each line was written', () => {
    const fragments = fragmentsOf({
      'a.mdx': '<Only versions="v1">\nold\n</Only>\nA\n<Only versions="v2">\nB\n</Only>\n',
    });
    const { source, segments } = fragments.expand('1\n<Include file="a.mdx" />\n3\n4', file, 'v2');
    expect(source.split('\n').map((text, index) => [text, sourceLocation(segments, index + 1)])).toEqual([
      ['1', { file, line: 1 }],
      ['A', { file: 'content/shared/a.mdx', line: 4 }],
      ['B', { file: 'content/shared/a.mdx', line: 6 }],
      ['3', { file, line: 3 }],
      ['4', { file, line: 4 }],
    ]);
  });
});

describe('an error with its place and fix:', () => {
  it.each([
    ['a missing fragment', '\n<Include file="aa.mdx" />', { 'a.mdx': '' }, file, 2, 'did you mean "a.mdx"?'],
    ['one outside the folder', '<Include file="../v1/index.mdx" />', {}, file, 1, 'use the path of an .mdx file'],
    ['another form of its path', '<Include file="./a.mdx" />', { 'a.mdx': '' }, file, 1, 'did you mean "a.mdx"?'],
    ['another type of file', '<Include file="terms.txt" />', { 'terms.txt': '' }, file, 1, 'of an .mdx file'],
    ['a folder', '<Include file="ios" />', { 'ios/a.mdx': '' }, file, 1, 'use the path of an .mdx file'],
    ['no name', '<Include file="" />', {}, file, 1, 'use the path of an .mdx file'],
    ['an include in a sentence', '<Include file="a.mdx" /> and more', {}, file, 1, 'on its own line'],
    ['<Only> in a page', 'a\n<Only versions="v2">\n', {}, file, 2, 'in fragments only'],
    [
      'an unknown version',
      '<Include file="a.mdx" />',
      { 'a.mdx': 'x\n<Only versions="v3">\n</Only>' },
      'content/shared/a.mdx',
      2,
      'available versions: v2, v1',
    ],
    [
      'an <Only> in another',
      '<Include file="a.mdx" />',
      { 'a.mdx': '<Only versions="v2">\n<Only versions="v1">\n</Only>' },
      'content/shared/a.mdx',
      2,
      'close the first <Only>',
    ],
    [
      'an open <Only>',
      '<Include file="a.mdx" />',
      { 'a.mdx': '<Only versions="v2">\nx' },
      'content/shared/a.mdx',
      1,
      'add </Only>',
    ],
    [
      'a circle',
      '<Include file="a.mdx" />',
      { 'a.mdx': 'x\n<Include file="a.mdx" />' },
      'content/shared/a.mdx',
      2,
      'remove one',
    ],
    [
      'front matter',
      '<Include file="a.mdx" />',
      { 'a.mdx': '---\ntitle: T\n---\n' },
      file,
      1,
      'remove it: only pages have front matter',
    ],
  ])('%s', (_name, source, files, where, line, hint) => {
    expect(errorsOf(source, files as Record<string, string>)).toMatchObject([
      { severity: 'error', file: where, line, hint: expect.stringContaining(hint) },
    ]);
  });
});

it('warns of fragments that no page includes', () => {
  const fragments = fragmentsOf({ 'a.mdx': '', 'b/c.mdx': '' });
  fragments.expand('<Include file="a.mdx" />', file, 'v2');
  expect(fragments.unused().map((problem) => problem.file)).toEqual(['content/shared/b/c.mdx']);
});
