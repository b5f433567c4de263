import { describe, expect, it } from 'vitest';
import { Report } from '../report.ts';
import { rewrite } from './rewrite.ts';

const links: Record<string, string> = { './other.md': './other.mdx', '/docs/other': '../other.mdx#a' };
const files: Record<string, string> = { './a.png': '/img/a.png', '/img/b.png': '/img/b.png' };

function run(source: string): { text: string; title?: string; report: Report } {
  const report = new Report();
  const result = rewrite({
    file: 'docs/page.md',
    source,
    linesBefore: 3,
    report,
    link: (target) => links[target],
    staticFile: (target) => files[target],
    fragment: (part, values) =>
      values.size > 0 ? { text: `Part of ${values.get('name')}.` } : { name: part.slice(2) },
    component: (name) => name === 'Lamp' || 'it imports x',
    cards: () => [{ label: 'Start', href: './start.mdx' }],
  });
  return { ...result, report };
}

const unchanged = [
  'Text with *marks*, `<code>` and {/* a comment */}.\n',
  '```ts title="a.ts" {1,3}\nconst a = `<b>{c}`;\n\nb();\n```\n',
  ':::note[Title]\n\nText.\n\n:::\n',
  '| a | b |\n| - | - |\n| 1 | `{}` |\n',
  '<details>\n<summary>More</summary>\n\nText.\n\n</details>\n',
  '## Heading {#my-id}\n\n[text](https://a.example/b_(c)) <https://a.example>\n'.replace(/ <.*>/, ''),
];

it.each(unchanged)('leaves %j as it is', (source) => {
  const { text, report } = run(source);
  expect(text).toBe(source);
  expect(report.findings).toEqual([]);
});

const changes: [what: string, before: string, after: string][] = [
  ['a title with one quote', '```js title="a.js {1}\n1\n```\n', '```js title="a.js" {1}\n1\n```\n'],
  ['an admonition that is not closed', ':::tip\n\na\n\n## b\n', ':::tip\n\na\n\n:::\n\n## b\n'],
  ['colons that a table swallows', ':::tip\n\n| a |\n| - |\n| b |\n:::\n', ':::tip\n\n| a |\n| - |\n| b |\n\n:::\n'],
  ['an HTML comment', 'a <!-- b\nc --> d\n', 'a {/* b\nc */} d\n'],
  ['an address in angle brackets', '<https://a.example>\n', '[https://a.example](https://a.example)\n'],
  ['elements without an end', 'a<br>b <img src="./a.png">\n', 'a<br />b <img src="/img/a.png" />\n'],
  ['a placeholder in prose', 'Run `a <b>` or a <name> b.\n', 'Run `a <b>` or a \\<name> b.\n'],
  ['braces in prose', 'The type {a: b, c} and {x}.\n', 'The type \\{a: b, c} and \\{x}.\n'],
  ['a tag too many', 'a</p>\n', 'a\n'],
  ['the title of an admonition', ':::tip Mind *this*\n\na\n\n:::\n', ':::tip[Mind *this*]\n\na\n\n:::\n'],
  ['an admonition of another name', ':::important\n\na\n\n:::\n', ':::info[Important]\n\na\n\n:::\n'],
  [
    'styles and classes',
    '<p class="a" style="text-align: center">b</p>\n',
    `<p className="a" style={{ textAlign: 'center' }}>b</p>\n`,
  ],
  ['a custom element', '<my-box>\n\na\n\n</my-box>\n', '\n\na\n\n\n'],
  [
    'links to files and addresses',
    '[a](./other.md) [b](/docs/other "t")\n\n[c]: ./other.md\n',
    '[a](./other.mdx) [b](../other.mdx#a "t")\n\n[c]: ./other.mdx\n',
  ],
  ['an image next to the page', '[![a](./a.png)](./other.md)\n', '[![a](/img/a.png)](./other.mdx)\n'],
  ['a missing image', '![a](./gone.png)\n', '{/* ![a](./gone.png) */}\n'],
  ['a second heading of the first level', 'a\n\n# b\n', 'a\n\n## b\n'],
  ['options of code', '```jsx live noInline {2} title=a.js\n1\n2\n```\n', '```jsx {2} title="a.js"\n1\n2\n```\n'],
  ['an unknown language', '```nolang\na\n```\n', '```text\na\n```\n'],
  ['commands for package managers', '```bash npm2yarn\nnpm install a\n```\n', '```npm\nnpm install a\n```\n'],
  [
    'comments that mark lines',
    '```js\n// highlight-next-line\na\nb\n// highlight-start\nc\nd\n// highlight-end\n```\n',
    '```js {1,3-4}\na\nb\nc\nd\n```\n',
  ],
  [
    'an imported image',
    'import a from \'./a.png\';\n\n<img src={a} alt="b" />\n',
    '<img src="/img/a.png" alt="b" />\n',
  ],
  ['a required image', "<img src={require('./a.png').default} />\n", '<img src="/img/a.png" />\n'],
  ['a constant', "export const name = 'Lamp';\n\nThe {name} is on.\n", 'The Lamp is on.\n'],
];

it.each(changes)('%s', (_what, before, after) => {
  expect(run(before).text).toBe(after);
});

describe('components', () => {
  it("turns tabs into Pagewright's, and headings in them into bold text", () => {
    const source = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="os" defaultValue="mac" values={[{label: 'Windows', value: 'win'}, {label: 'macOS', value: 'mac'}]}>
<TabItem value="win">

### Open it

</TabItem>
<TabItem value="mac">b</TabItem>
</Tabs>
`;
    expect(run(source).text).toBe(`<Tabs group="os">
<Tab value="win" label="Windows">

**Open it**

</Tab>
<Tab value="mac" label="macOS">b</Tab>
</Tabs>
`);
  });

  it('turns those of the theme into Markdown', () => {
    const source = `import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Link from '@docusaurus/Link';
import Picture from '@theme/ThemedImage';

<Admonition type="tip" title="A">

b

</Admonition>

<CodeBlock language="js" title="a.js">{\`const a = 1;\`}</CodeBlock>

See <Link to="/docs/other">c</Link>.

<Picture alt="d" sources={{ light: useBaseUrl('/img/b.png'), dark: useBaseUrl('/img/c.png') }} />
`;
    expect(run(source).text).toBe(`:::tip[A]


b


:::

\`\`\`js title="a.js"
const a = 1;
\`\`\`

See <a href="../other.mdx#a">c</a>.

<img alt="d" src="/img/b.png" />
`);
  });

  it('includes parts, or their text if it depends on the page', () => {
    const source = 'import Part from \'./_part.mdx\';\n\n<Part />\n\n<Part name="a" />\n';
    expect(run(source).text).toBe('<Include file="_part.mdx" />\n\nPart of a.\n');
  });

  it('writes out what Docusaurus lists by itself', () => {
    const source = "import DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n";
    expect(run(source).text).toBe('<Cards>\n\n<Card title="Start" href="./start.mdx" />\n\n</Cards>\n');
  });

  it('reports those that nobody knows, with their line, and keeps what is inside', () => {
    const { text, report } = run('a\n\n<Chart data={[1]} />\n\n<Box>b</Box>\n\n<Lamp on />\n');
    expect(text).toBe('a\n\n{/* <Chart data={[1]} /> */}\n\nb\n\n<Lamp on />\n');
    expect(report.findings).toMatchObject([
      { kind: 'hand', file: 'docs/page.md', line: 6, message: 'the component <Chart> was left out: it imports x' },
      { kind: 'hand', line: 8, message: 'the component <Box> was left out, its content stays: it imports x' },
    ]);
  });
});

it('takes the title from the heading that a page begins with', () => {
  const { text, title } = run("import a from 'b';\n\n# The `lamp` {#lamp}\n\nText.\n");
  expect(title).toBe('The lamp');
  expect(text).toBe('Text.\n');
});
