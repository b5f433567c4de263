import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';
import { type Problem, SiteError } from '../../kernel/problems.ts';

function problemOf(source: string) {
  const problems: Problem[] = [];
  try {
    readFrontMatter(source, 'content/v1/a.mdx', problems);
  } catch (error) {
    if (error instanceof SiteError) return error.problems[0]!;
    throw error;
  }
  if (problems.length === 0) throw new Error('the front matter was accepted');
  return problems[0]!;
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

  it('reads the fields that other tools know, too', () => {
    const block = `title: T
id: x
sidebar_position: 1.5
tags: [a, "b c"]
draft: true
unlisted: false
image: /img/a.png
keywords: [k]
toc_min_heading_level: 2
toc_max_heading_level: 4
hide_table_of_contents: true
pagination_prev: null
pagination_next: guide/index
pagination_label: L
last_update: { date: 2026-01-31T10:00:00Z, author: Ann }
head:
  - { tag: meta, name: author, content: Ann }
  - { tag: link, rel: alternate, href: /a.xml, hidden: true }`;
    expect(readFrontMatter(`---\n${block}\n---\n`, 'a.mdx', [])).toMatchObject({
      sidebar_position: 1.5,
      tags: ['a', 'b c'],
      pagination_prev: null,
      last_update: { date: '2026-01-31', author: 'Ann' },
      head: [
        { tag: 'meta', attributes: { name: 'author', content: 'Ann' } },
        { tag: 'link', attributes: { rel: 'alternate', href: '/a.xml', hidden: '' } },
      ],
    });
  });

  it.each([
    ['id: a/b', 'expected a name without slashes, such as "camera"'],
    ['tags: a', 'expected a list of texts, such as [one, two]'],
    ['draft: yes please', 'expected true or false'],
    ['toc_max_heading_level: 1', 'expected a number from 2 to 6'],
    ['last_update: { date: yesterday }', 'expected a day such as 2026-01-31'],
    ['head: [{ tag: script, src: /a.js }]', 'only tags meta and link can be added to the head'],
    ['head: [{ tag: meta }]', expect.stringContaining('a tag needs attributes')],
    ['head: [{ tag: link, onload: x }]', expect.stringContaining('not the name of an attribute')],
  ])('refuses %s', (field, hint) => {
    expect(problemOf(`---\ntitle: T\n${field}\n---\n`)).toMatchObject({ line: 3, hint });
  });

  it('reads fields of the site, each with its type', () => {
    const own = {
      audience: { type: 'list' as const, oneOf: ['beginners', 'experts'] },
      minutes: { type: 'number' as const, required: true },
    };
    const read = (block: string) => readFrontMatter(`---\ntitle: T\n${block}\n---\n`, 'a.mdx', [], own);
    expect(read('audience: [experts]\nminutes: 3')).toMatchObject({ audience: ['experts'], minutes: 3 });
    expect(() => read('audience: [expert]\nminutes: 3')).toThrow('did you mean "experts"?');
    expect(() => read('audience: [experts]')).toThrow('missing field "minutes"\n  hint: expected a number');
  });

  it('calls a page without a title as its first heading or its file', () => {
    const titleOf = (source: string, file: string) => readFrontMatter(source, file, []).title;
    expect(titleOf('---\nslug: x\n---\n```sh\n# no\n```\n\n## The `a` {#a}\n', 'a.mdx')).toBe('The a');
    expect(titleOf('Text', 'content/v1/01-getting_started.mdx')).toBe('Getting started');
    expect(titleOf('Text', 'content/v1/guides/index.mdx')).toBe('Guides');
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
