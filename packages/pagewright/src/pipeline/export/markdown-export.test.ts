import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { exportMarkdown } from './markdown-export.ts';

const head = { title: 'Guide', url: 'https://docs.example/docs/guide', version: 'v2' };
const headLines = '# Guide\n\nVersion: v2 (<https://docs.example/docs/guide>)\n\n';

function toMarkdown(html: string): string {
  const page = exportMarkdown(parseHtml(html).children, head);
  expect(page.startsWith(headLines)).toBe(true);
  return page.slice(headLines.length, -1);
}

it('says what the page is and where it is from', () => {
  const page = exportMarkdown(parseHtml('<p>Text.</p>').children, {
    ...head,
    title: 'A *',
    description: 'About <A>.',
  });
  expect(page).toBe('# A \\*\n\n> About \\<A>.\n\nVersion: v2 (<https://docs.example/docs/guide>)\n\nText.\n');
});

function formula(tex: string, attributes = ''): string {
  return `<math${attributes}><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;
}

describe('Markdown survives the way to HTML and back', () => {
  it.each([
    'A *word*, a **strong `word`** and ~~none~~.',
    'One line\\\nand another.',
    '## Heading with `code`\n\nText.',
    '- one\n- two\n\n  - nested\n- three\n\n  with a second paragraph',
    '3. three\n4. four',
    '- [ ] open\n- [x] done',
    '> A quotation\n>\n> of two paragraphs.',
    '| A | B |\n| --- | --- |\n| `a \\| b` | [c](https://docs.example/c) |',
    '```\nif (a < b) return `x`;\n\n  indented\n```',
    '````\n```\n````',
    'A span with ``a ` tick`` and `` ` ``.',
    'Escapes: \\*not emphasis\\*, \\[not a link\\], \\<not-html>, snake_case, \\_not emphasis\\_, a \\\\ backslash.',
    'A literal \\&nbsp; in R&D & elsewhere',
    '\\~\\~not struck out\\~\\~, ~5 of ~6',
    '\\~not struck out~ 1~2, 3 ~ 4',
    '\\# no heading',
    '\\## no heading',
    '\\- no list',
    '1986\\. A year, no list',
    '1\\)',
    '\\>5 items > 4 items',
    '\\---',
    'A line\\\n\\# and no heading\\\n\\- and no list\\\n1\\. and none here',
    'A line, no heading\\\n\\--',
    'A line, no heading\\\n\\==',
    '![A lamp](https://docs.example/lamp.png)',
    'Above.\n\n---\n\nBelow.',
  ])('%j', (markdown) => {
    expect(toMarkdown(markdownToHtml(markdown).html)).toBe(markdown);
  });
});

describe('what only the site has', () => {
  it.each([
    [
      'links become absolute',
      '<a href="/docs/x">a</a> <a href="#b">b</a>',
      '[a](https://docs.example/docs/x) [b](https://docs.example/docs/guide#b)',
    ],
    ['a link that cannot be resolved stays as it is', '<a href="http://">a</a>', '[a](http://)'],
    [
      'an element without an end hides nothing',
      '<picture><source srcset="a.webp"/><img alt="a" src="/a.png"/></picture><p>Text.</p></section><p>More.</p>',
      '![a](https://docs.example/a.png)\n\nText.\n\nMore.',
    ],
    [
      'a change is a diff',
      '<pre><code><span class="line del">a</span>\n<span class="line ins">b &lt;</span>\nc\n</code></pre>',
      '```diff\n- a\n+ b <\n  c\n```',
    ],
    ['older marks of emphasis count, too', '<p><b>a</b> <i>b</i></p>', '**a** *b*'],
    [
      'whatever can be in a line stays in it',
      '<p>Press <u>it</u>, set <var>x</var>, see <samp>ok</samp>, <q>a <cite>b</cite></q>, <ruby>漢<rt>kan</rt></ruby>.</p>',
      'Press it, set x, see ok, a b, 漢kan.',
    ],
    ['a heading does not link to itself', '<h2 id="a"><a href="#a">A</a></h2>', '## A'],
    ['a name may break, but is one word', '<code>get<wbr>Info</code>', '`getInfo`'],
    [
      'every tab is there, below its label',
      '<div class="tabs"><div role="tablist"></div><div role="tabpanel" data-label="iOS"><p>Xcode</p></div><div role="tabpanel" data-label="Web" hidden=""><p>Browser</p></div></div>',
      '**iOS**\n\nXcode\n\n**Web**\n\nBrowser',
    ],
    [
      'a label is text',
      '<div role="tabpanel" data-label="*.ts &amp; &lt;App&gt;"><p>Text</p></div>',
      '**\\*.ts & \\<App>**\n\nText',
    ],
    [
      'an admonition is a quotation',
      '<div class="admonition tip" role="note"><p class="admonition-title">Hint</p><p>Text.</p></div>',
      '> **Hint**\n>\n> Text.',
    ],
    [
      'code has its title above, and its language',
      '<div class="code"><div class="code-title">a.ts</div><pre><code class="language-ts"><span class="k">a</span> &lt; b\n</code></pre></div>',
      '`a.ts`:\n\n```ts\na < b\n```',
    ],
    ['a backtick does not end the title of code', '<div class="code-title">a`b.ts</div>', '``a`b.ts``:'],
    ['what can be folded is open', '<details><summary>More</summary><p>Text.</p></details>', '**More**\n\nText.'],
    [
      'a cell is one line',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><p>one</p><p>two<br/>three</p></td></tr></tbody></table>',
      '| A |\n| --- |\n| one two three |',
    ],
    [
      'a formula is what was written',
      `<p>See ${formula('x_{1} * 2')}.</p><div class="formula">${formula('a \\\\\nb', ' display="block"')}</div>`,
      'See $x_{1} * 2$.\n\n$$\na \\\\\nb\n$$',
    ],
    ['a drawing is its name', '<p>On <span role="img" aria-label="Web: no"><svg></svg></span></p>', 'On Web: no'],
    ['a mark is not repeated', '<dl><dt><code>a</code> <b>required</b></dt></dl>', '**`a` required**'],
    ['terms are marked', '<dl><dt>Returns</dt><dd>a promise</dd></dl>', '**Returns**\n\na promise'],
  ])('%s', (_, html, markdown) => expect(toMarkdown(html)).toBe(markdown));
});
