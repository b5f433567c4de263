import { expect, it } from 'vitest';
import { copyBasicSite, replace } from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

const page = (front: string, text = 'Text.'): string => `---\n${front}\n---\n\n${text}\n`;

/** What a site that moves here may have in its pages. */
const messy = {
  'content/v2/Capitals.mdx': 'No front matter.\n',
  'content/v2/messy.mdx': page(
    'author: Ann\ntags: [One, one, "!"]\nsidebar: nope\npagination_next: nope\nimage: /img/nope.png\ndescription: Short.',
    `import Tabs from '@theme/Tabs';

# Another title

[a](./nope.mdx) [b](/docs/nope) [c](#nope) [d]() ![](/img/nope.png) <video src="/files/nope.mp4" controls />

##

## A {#b c}

#### Skipped {#d}

#### Repeated {#d}

<Unknown who="me">**Kept text**</Unknown>

<bluorb>Text</bluorb> <script src="/x.js" />

<Tabs group="g"><Tab value="a b">

## In a tab

</Tab></Tabs>

<Steps>

- none

</Steps>

<Card title="T" colour="red">Text</Card>

:::note Title without brackets

:::

:::unknown

Text

:::

[text] (./index.mdx), {3}

| a |
| - |
| b | c |

\`\`\`tpyescript nope
\`\`\`

\`\`\`json
{
\`\`\`

\`\`\`ts nocheck
const a: string = 1;
\`\`\`

\`\`\`npm
sudo npm i
\`\`\``,
  ),
  'content/v2/twin.mdx': page('id: messy\ntitle: Twin'),
  'content/v2/guide/_category_.yml': 'className: a\n',
  'content/v2/sidebars.ts': "export default { docs: ['index', 'index', 'nope', { type: 'folder', path: 'guide' }] };\n",
  'content/shared/unused.mdx': 'Text\n',
};

it('a site with every mistake that can be survived passes the check if it wants to', async () => {
  const site = copyBasicSite({
    ...messy,
    'site.config.ts': replace(
      '  search:',
      "  rules: { all: 'warn', 'missing-alt': 'warn', 'skipped-heading-level': 'warn', 'missing-description': 'off' },\n  search:",
    ),
  });
  const { code, output } = await runPagewright('check', site);
  expect(output).not.toContain('error:');
  expect(output).toContain(
    'warning: content/v2/messy.mdx:14: broken Markdown link: there is no page ./nope.mdx [broken-link]',
  );
  const broken = new Set([...output.matchAll(/ \[([a-z-]+)\]$/gm)].map(([, rule]) => rule!));
  expect([...broken].sort()).toMatchInlineSnapshot(`
    [
      "admonition-syntax",
      "braces-in-text",
      "broken-anchor",
      "broken-link",
      "broken-sample",
      "capitals-in-address",
      "code-block-option",
      "description-length",
      "duplicate-doc-id",
      "empty-heading",
      "empty-link",
      "forbidden-element",
      "heading-id",
      "heading-in-tab",
      "import-in-page",
      "leftover-markdown",
      "missing-alt",
      "missing-file",
      "missing-image",
      "missing-title",
      "npm-command",
      "page-sidebar",
      "repeated-sidebar-entry",
      "second-title",
      "sidebar-entry",
      "similar-tags",
      "skipped-heading-level",
      "steps",
      "table-cells",
      "tabs",
      "tag-without-address",
      "unexplained-nocheck",
      "unknown-admonition",
      "unknown-attribute",
      "unknown-component",
      "unknown-element",
      "unknown-field",
      "unknown-language",
      "unknown-neighbour",
      "unused-fragment",
    ]
  `);
  expect(output).toMatch(/: \d+ problems, allowed by the rules in site\.config\.ts\.\n$/);
  expect(code).toBe(0);
});

it('the same mistakes are errors and warnings by default, all at once, and unknown rules are found', async () => {
  const { code, output } = await runPagewright('check', copyBasicSite(messy));
  expect(code).toBe(1);
  expect(output).toContain('error: content/v2/messy.mdx:2: unknown field "author" [unknown-field]');
  const misspelt = copyBasicSite({
    'site.config.ts': replace('  search:', "  rules: { 'broken-links': 'off' },\n  search:"),
  });
  expect((await runPagewright('check', misspelt)).output).toContain(
    'unknown field "rules.broken-links"\n  hint: did you mean "broken-link"?',
  );
});
