import { describe, expect, it } from 'vitest';
import { type Problem, SiteError } from '../kernel/problems.ts';
import { atSiteLevels } from '../site/checks/site-levels.ts';
import { type CompileInput, compilePage } from './compile.ts';
import { componentsOf } from './component-names.ts';
import type { PagePlugins } from './page-plugins.ts';
import type { Heading } from './heading.ts';

const file = 'content/v1/page.mdx';
const noImage = { message: 'no such image', hint: 'use another' };
const noFile = { message: 'no such file', hint: 'use another' };
const options: Omit<CompileInput, 'source'> = {
  file,
  resolveLink: (target) =>
    /^[a-z]+:|^[/#]/.test(target)
      ? target
      : target.startsWith('./gone')
        ? { hint: 'link to another page' }
        : target.replace('./', '/docs/').replace('.mdx', ''),
  resolveImage: (target) => (target === '/img/a.png' ? { src: '/docs/img/a.png', width: 3, height: 2 } : noImage),
  resolveFile: (target) => (target.startsWith('/gone') ? noFile : `/docs${target}`),
  resolveCode: () => noFile,
};
const plugins: PagePlugins = {
  components: { ApiReference: { name: 'required' }, HookList: {}, EnvironmentList: {} },
  links: { Term: { id: 'optional' } },
  render: () => ({ known: [] }),
  linkTo: ({ attributes: { id = '' }, text }) =>
    text === 'unknown'
      ? { message: 'no such term', hint: 'list it' }
      : { target: `/docs/terms#${id || text}`, class: 'term' },
  definitions: () => undefined,
  languages: [],
  markdown: [],
  html: [],
};
const compile = (source: string) => atSiteLevels({}, compilePage({ ...options, source, plugins }));

/** This version's generated part is one row with the id "ci", and these headings. */
const compileWithRow = (source: string, headings: Heading[] = []) =>
  atSiteLevels(
    {},
    compilePage({
      ...options,
      source,
      plugins: {
        ...plugins,
        render: () => ({
          html: '<table><tr id="ci"></tr></table>',
          headings,
          ids: ['ci'],
        }),
      },
    }),
  );

async function errorsOf(source: string) {
  const error = await compile(source).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SiteError)) throw new Error(`expected a SiteError, not ${String(error)}`);
  return error.problems;
}

describe('compilePage collects', () => {
  it.each([
    ['an admonition', ':::note\n\na\n\n:::', ['callouts']],
    ['an alert', '> [!NOTE]\n> a', ['callouts']],
    ['a marked line', '```js {1}\na();\n```', ['callouts']],
    ['numbered lines', '```js showLineNumbers\na();\n```', ['callouts']],
    ['cards', '<Cards>\n\n<Card title="a" />\n\n</Cards>', ['Cards', 'Card']],
    ['none', '> a\n\n```js\na();\n```', []],
  ])('what a page has that has styles of its own: %s', async (_name, source, components) => {
    expect((await compile(source)).components).toEqual(components);
  });

  it('headings with text, level and id, but not the one of the footnotes', async () => {
    const { headings } = await compile('## A `b`\n\n### A b\n\nText[^1].\n\n[^1]: Note.\n');
    expect(headings).toEqual([
      { id: 'a-b', text: 'A b', level: 2 },
      { id: 'a-b-1', text: 'A b', level: 3 },
    ]);
  });

  it('headings with ids that the elements around the page do not have', async () => {
    const { headings } = await compile(
      '## Menu versions\n\n## Menu 1\n\n## Menu\n\n## Menu\n\n## Content\n\n## Root\n',
    );
    expect(headings.map(({ id }) => id)).toEqual([
      'menu-versions-1',
      'menu-1-1',
      'menu',
      expect.not.stringMatching(/^menu(?:-\d+)?$/),
      'content-1',
      'root-1',
    ]);
  });

  it('headings in the order of the page, also those of a generated part', async () => {
    const made = [{ id: 'made', text: 'Made', level: 3 }];
    const { headings } = await compileWithRow('## Before\n\n<EnvironmentList />\n\n## After\n', made);
    expect(headings.map(({ id }) => id)).toEqual(['before', 'made', 'after']);
  });

  it('headings with ids that no row of a generated part has', async () => {
    const { headings, problems } = await compileWithRow('## CI\n\n<EnvironmentList />\n');
    expect(headings).toMatchObject([{ id: 'ci-1', text: 'CI' }]);
    expect(problems).toEqual([]);
  });

  it('headings with ids that no element of the writer has', async () => {
    const { headings, problems } = await compile('## A\n\nb <a id="a"></a>\n');
    expect(headings).toMatchObject([{ id: 'a-1' }]);
    expect(problems).toEqual([]);
  });

  it('links as written and as resolved, with their lines, without the ones of headings to themselves', async () => {
    const { links } = await compile(
      '## Head\n\n[a](./a.mdx#x)\n\n<Card title="c" href="./c.mdx" />\n\n[h](#head) https://a.example\n',
    );
    expect(links).toEqual([
      { target: './a.mdx#x', href: '/docs/a#x', line: 3 },
      { target: './c.mdx', href: '/docs/c', line: 5 },
      { target: '#head', href: '#head', line: 7 },
      { target: 'https://a.example', href: 'https://a.example', line: 7 },
    ]);
  });
});

describe('compilePage warns of', () => {
  it.each([
    [
      'a link to no page',
      'x\n\n[a](./gone.mdx#b)',
      3,
      'broken Markdown link: there is no page ./gone.mdx#b',
      'link to another page',
    ],
    [
      'a card that links to no page',
      'x\n\n<Card title="a" href="./gone" />',
      3,
      'broken Markdown link: there is no page ./gone',
      expect.any(String),
    ],
    ['a missing image', 'x\n\n![a](/img/b.png)', 3, noImage.message, noImage.hint],
    [
      'a missing video',
      'x\n\n<video controls>\n  <source src="/gone.mp4" />\n</video>',
      4,
      noFile.message,
      noFile.hint,
    ],
    ['a missing poster', 'x\n\n<video src="/a.mp4" poster="/gone.png" />', 3, noFile.message, noFile.hint],
    [
      'a missing picture for large screens',
      'x\n\n<img src="/img/a.png" srcset="/a.png, /gone.png 2x" alt="" />',
      3,
      noFile.message,
      noFile.hint,
    ],
    ['a link without a target', 'x\n\n[a]()', 3, 'a link leads nowhere', 'put its target between the parentheses'],
    [
      'an unknown language',
      'x\n\n```tpyescript\n```',
      3,
      'unknown language "tpyescript" for a code block',
      'did you mean "typescript"?',
    ],
  ])('%s', async (_name, source, line, message, hint) => {
    expect((await compile(source)).problems).toMatchObject([{ severity: 'warning', file, line, message, hint }]);
  });

  it.each([
    ['two elements with one id', 'x <a id="a"></a>\n\n<div id="a">y</div>', 'a', 3],
    ['an element with an id of the surroundings', 'x\n\n<a id="content" href="/a">y</a>', 'content', 3],
    ['an element with the id of a generated row', 'x <a id="ci"></a>\n\n<EnvironmentList />', 'ci', 1],
    ['a generated part that stands twice', '<EnvironmentList />\n\n<EnvironmentList />', 'ci', 3],
  ])('%s', async (_name, source, id, line) => {
    expect((await compileWithRow(source)).problems).toMatchObject([
      {
        severity: 'warning',
        file,
        line,
        message: `the id "${id}" is used twice on this page`,
        hint: 'remove one of them or change its id; links only reach the first',
      },
    ]);
  });

  it('nothing when an image lies elsewhere', async () => {
    expect((await compile('![a](https://a.example/b.png) <img src="//a.example/c.png" alt="" />')).problems).toEqual(
      [],
    );
  });
});

it('names the fragment that a problem was written in', async () => {
  const segments = [
    { start: 1, file, line: 1 },
    { start: 3, file: 'content/shared/a.mdx', line: 7 },
  ];
  const unresolved = { ...options, resolveLink: () => ({ hint: '' }) };
  const { problems, links } = await compilePage({ ...unresolved, source: 'x\n\n[a](./gone.mdx)', segments });
  expect(problems).toMatchObject([{ file: 'content/shared/a.mdx', line: 7 }]);
  expect(links).toMatchObject([{ file: 'content/shared/a.mdx', line: 7, isBroken: true }]);
  await expect(compilePage({ ...unresolved, source: 'x\n\ny\n<Card />', segments })).rejects.toMatchObject({
    problems: [{ file: 'content/shared/a.mdx', line: 8 }],
  });
  const declaration: Problem = { severity: 'error', file: 'reference/a.ts', line: 3, message: 'm', hint: 'h' };
  const resolveLink = (): never => {
    throw new SiteError(declaration);
  };
  await expect(
    compilePage({ ...unresolved, resolveLink, source: 'x\n\n[a](./gone.mdx)', segments }),
  ).rejects.toMatchObject({ problems: [declaration] });
});

it.each([
  ['a\n\n<Tabs>\n\n</b>', 'opened at line 1'],
  ['<Tabs>\n\n\n\n</b>', `opened at ${file}:11`],
])('says where in which file a tag was opened: %j', async (source, place) => {
  const segments = [
    { start: 1, file, line: 11 },
    { start: 3, file: 'content/shared/a.mdx', line: 1 },
  ];
  const expected = 'invalid MDX: Unexpected closing tag `</b>`, expected corresponding closing tag for `<Tabs>`';
  await expect(compilePage({ ...options, source, segments })).rejects.toMatchObject({
    problems: [{ file: 'content/shared/a.mdx', line: 3, message: `${expected} (${place})` }],
  });
});

it('says in which line a tag was opened', async () => {
  await expect(compile('x\n\n<b>\n*a</b>*')).rejects.toThrow(/\(`<b>` opened at line 3\)\n/);
  await expect(compile('x\n\n<b>')).rejects.toThrow('Expected a closing tag for `<b>` (opened at line 3)\n');
});

it('does not blame the page for an error of the engine, but names it', async () => {
  const cause = new RangeError('Maximum call stack size exceeded');
  const resolveLink = (): never => {
    throw cause;
  };
  const compiling = compilePage({ ...options, resolveLink, source: '[a](./a.mdx)' });
  await expect(compiling).rejects.toThrow(`failed to compile ${file}: Maximum call stack size exceeded`);
  await expect(compiling).rejects.toMatchObject({ name: 'Error', cause });
});

it.each([
  '- > ```swift\n  > let a = 1\n  > ```',
  '> 1. ~~~swift\n>    let a = 1\n>    ~~~',
  'a[^1]\n\n[^1]: ```swift\n    let a = 1\n    ```',
])('colours code in %j', async (source) => {
  expect((await compile(source)).code).toContain('<span class=\\"k\\">let</span>');
});

it('leaves expressions alone that can be evaluated, hold nothing, or hold markup', async () => {
  const source = '{1 + 1} {/* a */} {<b>x</b>}\n\n{\n  // a\n}\n\n<Tabs group="a">{[<Tab value="b">c</Tab>]}</Tabs>\n';
  expect((await compile(source)).problems).toEqual([]);
});

it('compilePage accepts tabs of one name in two groups, also one in the other', async () => {
  const tabs = '<Tabs group="a">\n\n<Tab value="b">\n\nx\n\n</Tab>\n\n</Tabs>\n\n';
  const { problems } = await compile(`${tabs}${tabs}${tabs.replace('x', tabs)}`);
  expect(problems).toEqual([]);
});

describe('compilePage accepts an admonition', () => {
  it.each([
    ['in another', '::::tip\n:::note\nx\n:::\n::::'],
    ['in a list', '- a\n\n  :::tip\n  - x\n  :::\n\n- b'],
    ['in a quote', '> :::tip\n> x\n> :::'],
    ['in steps', '<Steps>\n\n1. a\n\n   :::tip\n   x\n   :::\n\n</Steps>'],
    ['with colons in its code', ':::tip\n\n```md\n:::note\n:::\n:::\n```\n\n:::\n\n`a\n:::\nb`'],
    ['in code', '```md\n:::tip\n```\n\n```md\n:::\n```\n'],
    ['with more colons at its end', ':::tip\nx\n:::::'],
    ['beside escaped colons', ':::tip\nx\n:::\n\n\\:::\n\na ::: b'],
  ])('%s', async (_name, source) => {
    expect((await compile(source)).problems).toEqual([]);
  });
});

const idHint = 'write {#…} with letters, digits and hyphens, without spaces; ids that it had before follow as aka="…"';

describe('compilePage refuses', () => {
  it.each([
    ['an unknown component', 'x\n\n<Step />', 3, 'unknown component <Step>', 'did you mean <Steps>?'],
    [
      'an include in a sentence',
      'x\n\nSee <Include file="a.mdx" /> here.',
      3,
      '<Include> is not on a line of its own',
      'put <Include file="folder/name.mdx" /> on a line of its own, without other text or marks such as > and -',
    ],
    [
      'an include in lower case',
      '<include file="a.mdx" />',
      1,
      'unknown component <include>',
      'did you mean <Include>?',
    ],
    [
      'a component without its capital',
      '<steps>\n\n1. a\n\n</steps>',
      1,
      'unknown component <steps>',
      'did you mean <Steps>?',
    ],
    [
      'an element with a capital',
      '<Details>\n\na\n\n</Details>',
      1,
      'unknown component <Details>',
      'did you mean <details>?',
    ],
    [
      'an attribute twice',
      '<Card title="a" title="b">c</Card>',
      1,
      '<Card> has an attribute twice',
      'remove one of them',
    ],
    [
      'an unknown component in a sentence',
      'a\n\nb <Video /> c',
      3,
      'unknown component <Video>',
      `available components: ${componentsOf({ plugins }).join(', ')}`,
    ],
    [
      'a generated part in a sentence',
      'a\n\nb: <HookList />',
      3,
      '<HookList> is inside a line of text or a table cell',
      'put it on a line of its own, with blank lines around it',
    ],
    [
      'a generated part in a table',
      '| a |\n| --- |\n| <ApiReference name="b" /> |',
      3,
      '<ApiReference> is inside a line of text or a table cell',
      'put it on a line of its own, with blank lines around it',
    ],
    [
      'tabs without a group',
      'x\n\n<Tabs>\n<Tab value="a">b</Tab>\n</Tabs>',
      3,
      '<Tabs> is missing the attribute "group"',
      'write <Tabs group="…">',
    ],
    [
      'tabs without a tab',
      'x\n\n<Tabs group="a">\n\nText\n\n</Tabs>',
      3,
      '<Tabs> contains no <Tab>',
      'add at least one <Tab value="…">',
    ],
    [
      'an expression that fails in a sentence',
      'a\n\nb\nc {nothing} d {1 + 1} e',
      4,
      '{nothing} cannot be evaluated: nothing is not defined',
      'in prose, put { in `code` or escape it as \\{',
    ],
    [
      'an expression that fails inside a component',
      '<Steps>\n\n1. a\n\n   {\n     null.length\n   }\n\n</Steps>',
      5,
      expect.stringMatching(/^\{null\.length\} cannot be evaluated: Cannot read properties of null/),
      'in prose, put { in `code` or escape it as \\{',
    ],
    [
      'an attribute that fails',
      'x\n\n<div\n  lang="en"\n  title={name}\n/>',
      3,
      'title={name} cannot be evaluated: name is not defined',
      'use plain text in quotes: title="…"',
    ],
    [
      'a misspelt attribute',
      'x\n\n<Card title="a" herf="./a.mdx" />',
      3,
      'unknown attribute "herf" on <Card>',
      'did you mean "href"?',
    ],
    [
      'an unknown attribute',
      'x\n\n<Tabs group="a" defaultValue="b">\n<Tab value="b">x</Tab>\n</Tabs>',
      3,
      'unknown attribute "defaultValue" on <Tabs>',
      'available attributes: group',
    ],
    [
      'an attribute of a component that has none',
      'x\n\n<Steps start="2">\n\n1. a\n\n</Steps>',
      3,
      'unknown attribute "start" on <Steps>',
      'remove it: this component has no attributes',
    ],
    [
      'spread attributes',
      'x\n\n<Card title="a" {...b} />',
      3,
      'unknown attribute "{...b}" on <Card>',
      'available attributes: title, href',
    ],
    [
      'a card without a title',
      'x <Card href="/a">y</Card>',
      1,
      '<Card> is missing the attribute "title"',
      'write <Card title="…">',
    ],
    [
      'an attribute without a value',
      '<Tabs group>\n<Tab value="b">x</Tab>\n</Tabs>',
      1,
      'the attribute "group" of <Tabs> must be text in quotes',
      'write <Tabs group="…">',
    ],
    [
      'an empty attribute',
      '<Card title="a" href="" />',
      1,
      'the attribute "href" of <Card> must be text in quotes',
      'write <Card href="…">',
    ],
    [
      'an attribute that is an expression',
      "<Card title={'a'} />",
      1,
      'the attribute "title" of <Card> must be text in quotes',
      'write <Card title="…">',
    ],
    [
      'two tabs with one value',
      '<Tabs group="a">\n\n<Tab value="b" label="B">x</Tab>\n\n<Tab value="b" label="C">y</Tab>\n\n</Tabs>',
      5,
      'two tabs in this group have the value "b"',
      'give one of them a different value',
    ],
    [
      'two tabs with one label, in one line',
      '<Tabs group="a"><Tab value="b">x</Tab> <Tab value="c" label="b">y</Tab></Tabs>',
      1,
      'two tabs in this group have the label "b"',
      'give one of them a different label',
    ],
    [
      'a tab whose value has a blank',
      '<Tabs group="a">\n<Tab value="b c">x</Tab>\n</Tabs>',
      2,
      'the value "b c" of <Tab> contains a space',
      'use a hyphen instead',
    ],
    [
      'text between tabs',
      '<Tabs group="a">\n\n{/* c */}\n\n<Tab value="b">x</Tab>\n\nlost\n\n</Tabs>',
      7,
      'this content is not in a <Tab> and would not be shown',
      'move it into a <Tab>',
    ],
    [
      'a heading in a tab',
      '<Tabs group="a">\n<Tab value="b">\n\n- x\n\n  ### In it\n\n</Tab>\n</Tabs>',
      6,
      'this heading is in a <Tab>: links to it would lead nowhere while another tab is chosen',
      'put the tabs below the heading, or make it bold text',
    ],
    [
      'an import',
      '---\ntitle: T\n---\n\nimport x from "y";',
      5,
      'pages cannot use import or export',
      expect.stringContaining('without an import'),
    ],
    [
      'a second h1',
      'x\n\n# Title',
      3,
      '"# Title" is a second h1: the title in the front matter is already the page\'s h1',
      'start sections with ##',
    ],
    [
      'one id for two headings',
      '## A {#x}\n\n## B {#x}',
      3,
      'the heading id "x" is used twice on this page',
      'give one of the headings a different id',
    ],
    [
      'one id for a heading and an element',
      '## A {#x}\n\n<a id="x"></a>',
      1,
      'the heading id "x" is used twice on this page',
      'give one of the headings a different id',
    ],
    ['an unknown admonition', 'x\n\n:::nota\ny\n:::', 3, 'unknown admonition ":::nota"', 'did you mean ":::note"?'],
    [
      'an admonition with the name of what every object has',
      ':::constructor\ny\n:::',
      1,
      'unknown admonition ":::constructor"',
      'use one of: note, tip, info, caution, warning, danger',
    ],
    [
      "a heading with an id of the page's surroundings",
      '## A {#below-navbar}',
      1,
      'the heading id "below-navbar" is used around the page',
      'give the heading a different id',
    ],
    ['an empty heading', 'x\n\n##\n\ny', 3, 'this heading is empty', 'write its text after ##, or remove it'],
    ['a heading of an id', '### {#a}', 1, 'this heading is empty', 'write its text after ###, or remove it'],
    ['an id with a space', 'x\n\n## A {#my id}', 3, '{#my id} cannot be the id of a heading', idHint],
    ['an id with a sign that links use', '## A {#a#b}', 1, '{#a#b} cannot be the id of a heading', idHint],
    ['an old id with a sign', '## A {#a aka="b#c"}', 1, '{#a aka="b#c"} cannot be the id of a heading', idHint],
    [
      'an old id that another heading has',
      '## A {#a aka="b c"}\n\n## B',
      1,
      'the old id "b" of this heading is the id of something else on this page',
      'remove it from aka: links to it reach the other one',
    ],
    ['a hidden heading', '## B {#b hidden}', 1, '{#b hidden} cannot be the id of a heading', idHint],
    ['a heading with a class', '## C {.c}', 1, '{.c} cannot be the id of a heading', idHint],
    [
      'a title without brackets',
      ':::tip My title\nx\n:::',
      1,
      'the text "My title" after ":::tip" would not be shown',
      'put the title in brackets: ":::tip[Title]"',
    ],
    [
      'an admonition that is not closed',
      'x\n\n:::tip\n\ny\n\n## Rest',
      3,
      'the admonition ":::tip" is not closed',
      expect.stringContaining('close it with ":::" on its own line'),
    ],
    [
      'an admonition that is not closed around one that is',
      ':::tip\n\n:::note\nx\n:::\n',
      1,
      'the admonition ":::tip" is not closed',
      expect.stringContaining('more colons'),
    ],
    [
      'an admonition whose end is text',
      ':::tip\nx :::',
      1,
      'the admonition ":::tip" is not closed',
      expect.any(String),
    ],
    [
      'an admonition with too few colons at its end',
      '::::tip\nx\n:::',
      1,
      'the admonition ":::tip" is not closed',
      expect.any(String),
    ],
    [
      'an admonition whose end a table has taken',
      ':::tip\n\n| a |\n| --- |\n| b |\n:::',
      1,
      'the admonition ":::tip" is not closed',
      expect.stringContaining('after a blank line if it ends with a table'),
    ],
    [
      'an end without an admonition',
      ':::tip\nx\n:::\n\ny\n:::\n',
      6,
      'this ":::" does not close any admonition',
      expect.stringContaining('remove it'),
    ],
    [
      'an end outside of the list that the admonition is in',
      '- a\n\n  :::tip\n  x\n  :::\n\n> :::\n',
      7,
      'this ":::" does not close any admonition',
      expect.any(String),
    ],
    [
      'a blank before the name of an admonition',
      '::: tip **My** title\nx',
      1,
      '"::: tip **My** title" does not start an admonition',
      'put the name right after the colons: ":::note"',
    ],
    [
      'an admonition with two colons',
      '::note[x]',
      1,
      '"::note" has only two colons',
      expect.stringContaining('":::note"'),
    ],
  ])('%s', async (_name, source, line, message, hint) => {
    expect(await errorsOf(source)).toMatchObject([{ severity: 'error', file, line, message, hint }]);
  });

  it.each([
    ['an open tag', '---\ntitle: T\n---\n\n<Steps>\n\ntext\n', 5],
    ['a stray brace', 'text\n\na { b\n', 3],
    ['a stray angle bracket', 'text\n\na <3 b\n', 3],
  ])('%s, with the line', async (_name, source, line) => {
    const [problem] = await errorsOf(source);
    expect(problem).toMatchObject({ severity: 'error', file, line, hint: expect.stringContaining('close every tag') });
    expect(problem!.message).toMatch(/^invalid MDX: /);
  });

  it.each([
    ['a sentence that looks like code', 'text\n\nexport the app first\n', 'import or export is code here'],
    ['curly quotes', 'text\n\n<Card title=“A” />\n', 'use straight quotes around the values of attributes: href="…"'],
    ['an empty id', 'text\n\n## A {#}\n', 'the id is empty: write one, {#my-id}, or remove {#}'],
    ['an old id alone', 'text\n\n## A {aka="b"}\n', 'an id stands before it: {#new-id aka="old-id"}'],
    ['an id in a paragraph', 'text\n\nHere {#there}\n', 'stands at the end of a heading only'],
  ])('%s, with its cause', async (_name, source, hint) => {
    expect(await errorsOf(source)).toMatchObject([{ file, line: 3, hint: expect.stringContaining(hint) }]);
  });

  it.each([
    ['in a sentence', 'text\n\na<br>b\n', '<br>', '<br />'],
    ['on its own', 'text\n\n<hr>\n\nmore\n', '<hr>', '<hr />'],
    ['with attributes, in another element', '<b>\n\n<img src="a.png">\n\n</b>\n', '<img>', '<img />'],
    ['in a table', '| a |\n| - |\n| <input type="text"> |\n', '<input>', '<input />'],
    ['as an end', 'text\n\na</br>b\n', '</br>', '<br />'],
  ])('an element without an end %s', async (_name, source, written, right) => {
    expect(await errorsOf(source)).toEqual([
      {
        severity: 'error',
        file,
        line: 3,
        message: `invalid MDX: ${written} is not closed`,
        hint: `write ${right}, with its attributes before the slash`,
      },
    ]);
  });

  it('a tag that cannot be parsed, also where the parser names no line', async () => {
    expect(await errorsOf('text\n\n<a {...} />\n')).toMatchObject([
      { file, message: expect.stringMatching(/^invalid MDX: Could not parse expression.*[^)]$/) },
    ]);
  });

  it('several mistakes, in the order of their lines', async () => {
    const lines = (await errorsOf('{}\n\n## A {#a b}\n\n<Video />\n\n{3}')).map(({ line }) => line);
    expect(lines).toEqual([1, 3, 5, 7]);
  });

  it('one id for a heading and a row of a generated part', async () => {
    await expect(compileWithRow('## A {#ci}\n\n<EnvironmentList />')).rejects.toMatchObject({
      problems: [{ line: 1, message: 'the heading id "ci" is used twice on this page' }],
    });
  });

  it('everything at once', async () => {
    expect((await errorsOf('<Foo />\n\n# One\n\n:::x\n:::\n')).map(({ line }) => line).sort()).toEqual([1, 3, 5]);
  });
});
