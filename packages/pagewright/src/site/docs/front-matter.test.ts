import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';
import { type Problem, SiteError } from '../../kernel/problems.ts';

function problemOf(source: string) {
  try {
    readFrontMatter(source, 'content/v1/a.mdx', []);
  } catch (error) {
    if (error instanceof SiteError) return error.problems[0]!;
    throw error;
  }
  throw new Error('the front matter was accepted');
}

describe('readFrontMatter', () => {
  it('reads every field', () => {
    const source = '---\ntitle: "A: b"\ndescription: d\nsidebar_label: s\nslug: /x/y\nsidebar: docs\n---\n\nText\n';
    expect(readFrontMatter(source, 'a.mdx', [])).toEqual({
      title: 'A: b',
      description: 'd',
      sidebar_label: 's',
      slug: '/x/y',
      sidebar: 'docs',
    });
  });

  it('reads Windows line ends, and three dashes inside a value', () => {
    expect(readFrontMatter('---\r\ntitle: a\r\n---\r\nText', 'a.mdx', [])).toEqual({ title: 'a' });
    expect(readFrontMatter('---\ntitle: a ---\ndescription: b\n---\n', 'a.mdx', [])).toEqual({
      title: 'a ---',
      description: 'b',
    });
  });

  it('wants a title that can be seen', () => {
    expect(problemOf('---\ndescription: d\ntitle: "   "\n---\n')).toMatchObject({
      line: 3,
      message: 'invalid value for "title": "   "',
      hint: 'must not be empty',
    });
  });

  it.each(['', 'Text only', '--- \ttext'])('wants front matter: %j', (source) => {
    expect(problemOf(source)).toMatchObject({
      severity: 'error',
      file: 'content/v1/a.mdx',
      line: 1,
      message: 'this page has no front matter',
    });
  });

  it.each(['---\ntitle: a\n', '---\r\ntitle: a\r\n\r\nText ---', '---\n', '---'])('wants its end: %j', (source) => {
    expect(problemOf(source)).toMatchObject({
      severity: 'error',
      file: 'content/v1/a.mdx',
      line: 1,
      message: 'the front matter is not closed',
      hint: 'add a line --- after the last field',
    });
  });

  it.each([
    ['title:X', 2],
    ['# A comment\ntitle:X', 3],
    ['title: X\ndescription:Y', 3],
    ['title: X\ndescription:Y\nslug: z', 3],
    ['- title', 2],
  ])('wants fields: %j', (block, line) => {
    expect(problemOf(`---\n${block}\n---\n`)).toMatchObject({
      line,
      message: expect.stringMatching(/^bad front matter: /),
      hint: expect.stringContaining('as key: value with a space after the colon'),
    });
  });

  it('finds a value that begins with an exclamation mark', () => {
    expect(problemOf('---\nslug: a\ntitle: !important x\n---\n')).toMatchObject({
      line: 3,
      message: 'bad front matter: Unresolved tag: !important',
    });
  });

  it.each(['title: @a', 'title: `a`', '  title: a\nslug: b', 'title: a\n\tslug: b', 'title: a\ntitle: b'])(
    'says what to do about %j',
    (block) => {
      expect(problemOf(`---\n${block}\n---\n`).hint).toBe(
        'write each field once, not indented, as key: value with a space after the colon; quote text that contains a colon or #, or starts with a symbol such as * @ ! `',
      );
    },
  );

  it('finds the line of what is no YAML', () => {
    const problem = problemOf('---\ntitle: a\ndescription: b: c\nslug: d\n---\n');
    expect(problem.message).toMatch(/^bad front matter: /);
    expect(problem.line).toBe(3);
    expect(problem.hint).toContain('quote text');
    expect(problemOf('---\ntitle: a\nslug: b\ntitle: c\n---\n')).toMatchObject({
      line: 4,
      message: 'bad front matter: Map keys must be unique',
    });
  });

  it('finds a value that begins with an asterisk', () => {
    expect(problemOf('---\nslug: a\ntitle: *Important*\n---\n')).toMatchObject({
      line: 3,
      hint: expect.stringContaining('starts with a symbol such as *'),
    });
    expect(readFrontMatter('---\ntitle: &name A\ndescription: *name\n---\n', 'a.mdx', []).description).toBe('A');
  });

  it('finds the line of a bad field', () => {
    expect(problemOf('---\ntitle: a\nslug: "a b"\n---\n')).toMatchObject({
      line: 3,
      message: 'invalid value for "slug": "a b"',
      hint: 'expected a path such as "camera" or "/apis/camera"',
    });
    expect(problemOf('---\ndescription: d\ntitle: 42\n---\n')).toMatchObject({
      line: 3,
      message: 'invalid value for "title": 42',
      hint: expect.stringContaining('put it in quotes'),
    });
    expect(problemOf('---\ntitle: a\ndescription: b\nsidebar_lable: c\n---\n')).toMatchObject({
      line: 4,
      message: 'unknown field "sidebar_lable"',
      hint: 'did you mean "sidebar_label"?',
    });
  });

  it.each(['..', '../../x', '/../x', 'a/../../b', './a'])('does not let the slug %s lead elsewhere', (slug) => {
    expect(problemOf(`---\ntitle: a\nslug: ${slug}\n---\n`)).toMatchObject({
      line: 3,
      message: `invalid value for "slug": "${slug}"`,
      hint: 'must not contain empty, "." or ".." segments',
    });
  });

  it('wants a title', () => {
    expect(problemOf('---\ndescription: d\n---\n')).toMatchObject({ line: 2, message: 'missing field "title"' });
    expect(problemOf('---\n---\n')).toMatchObject({ message: 'missing field "title"' });
  });

  it.each([
    ['title: Fix issue #12 in camera', '"title" ends before #12: everything after # is a comment here'],
    ['description: The colour\n  is #fff.', '"description" ends before #fff.: everything after # is a comment here'],
    ['title: ‘Quoted’', 'the curly quotes around "title" are part of the text'],
    ['description: “A day’s work.”', 'the curly quotes around "description" are part of the text'],
    ['sidebar_label: ”Quoted”', 'the curly quotes around "sidebar_label" are part of the text'],
  ])('warns of a text that is not what it seems: %j', (field, message) => {
    const problems: Problem[] = [];
    const title = field.startsWith('title') ? '' : '\ntitle: a';
    readFrontMatter(`---\nslug: b\n${field}${title}\n---\n`, 'a.mdx', problems);
    expect(problems).toMatchObject([{ severity: 'warning', file: 'a.mdx', line: 3, message }]);
  });

  it.each([
    'title: Show ads    # the h1',
    'title: "Issue #12" #ads',
    "title: 'Issue #12'",
    'title: C# and F#12',
    'title: “One” and “two”',
    'title: "“Quoted”"',
    'title: Don’t',
    'title: a\n#slug: b',
    'title: a\nslug: b #c',
  ])('does not warn of %j', (fields) => {
    const problems: Problem[] = [];
    readFrontMatter(`---\n${fields}\n---\n`, 'a.mdx', problems);
    expect(problems).toEqual([]);
  });
});
