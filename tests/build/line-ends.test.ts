import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../packages/pagewright/src/kernel/files/list-files.ts';
import { changeSite, copyBasicSite, temporaryFolder, withPlugins } from '../support/fixture-site.ts';
import { folderContents } from '../support/folder-contents.ts';
import { root, runPagewright } from '../support/run-pagewright.ts';

// Editors on Windows end lines with CRLF. A site means the same with either.

const page = `---
title: Only new
description: >-
  One sentence over
  two lines.
---

A paragraph that goes on  
after a line break.

<Include file="note.mdx" />

\`\`\`ts title="a.ts" {2}
const first = 1;
const second = \`two
lines\`;
\`\`\`

\`\`\`npm
npm install lamp
npm run lamp
\`\`\`

:::tip[Title]

Text in an admonition.

:::

| a | b |
| --- | --- |
| 1 | 2 |

## Details {#my-id}

{/* A comment
over two lines. */}

<ApiReference name="lamp" />
`;

/** Two sites with a bit of everything, the first with LF and the second with CRLF. */
function twoSites(changes: Record<string, string> = {}): [string, string] {
  const site = copyBasicSite({
    'site.config.ts': withPlugins(
      "apiReference({ scope: '@scope', platforms: ['ios', 'android', 'web'] })",
      'commands()',
    ),
    'content/shared/note.mdx': 'A note for all.\n\n<Only versions="v2">\n\nAnd one for v2.\n\n</Only>\n',
    'content/v2/only-new.mdx': page,
    'commands/v2.ts':
      "export default {\n  program: 'lamp',\n  commands: [{ name: 'on', text: `Turns it\n\non.` }],\n};\n",
  });
  for (const version of ['v1', 'v2'])
    cpSync(join(root, 'tests/fixtures/lamp/reference', version), join(site, 'reference', version), { recursive: true });
  changeSite(site, changes);
  const other = join(temporaryFolder(), 'site');
  cpSync(site, other, { recursive: true });
  for (const file of listFiles(other).filter((path) => /\.(?:tsx?|mdx?|svg)$/.test(path)))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
  return [site, other];
}

it('a site with CRLF gives the same pages as one with LF', async () => {
  const outputs = await Promise.all(
    twoSites().map(async (site) => {
      const out = join(temporaryFolder(), 'dist');
      const { code, output } = await runPagewright('build', site, '--out', out);
      expect({ code, output }).toMatchObject({ code: 0 });
      return folderContents(out);
    }),
  );
  // Static files are published as they are, and the pages about the build show what it was built from.
  const written = outputs.map((files) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => !/\.svg(?:\.|$)|\/debug\//.test(file))),
  );
  expect(Object.keys(written[0]!).length).toBeGreaterThan(50);
  expect(written[1]).toEqual(written[0]);
});

/** In the order in which a build finds them: each kind is reported only if there is none of those before. */
const mistakes: [kind: string, changes: Record<string, string>, lines: RegExp[]][] = [
  [
    'in front matter and includes',
    {
      'content/v1/only-old.mdx': '---\ntitle: Old\ndescripton: Old.\n---\n\nText.\n',
      'content/v2/guide/components.mdx': '---\ntitle: Components\n---\n\nText.\n\n<Include file="none.mdx" />\n',
    },
    [/only-old\.mdx:3: /, /components\.mdx:7: /],
  ],
  [
    'in sidebars',
    { 'content/v2/sidebars.ts': "export default {\n  docs: [\n    'index',\n    'nowhere',\n  ],\n};\n" },
    [/sidebars\.ts:4: /],
  ],
  [
    'in components and declarations',
    {
      'content/v2/guide/components.mdx': '---\ntitle: Components\n---\n\nText.\n\n<Nothing />\n',
      'reference/v2/lamp.ts':
        'export declare const Lamp: LampPlugin;\n\nexport interface LampPlugin {\n  /**\n   * On.\n   * @sinse 1\n   */\n  on(): void;\n}\n',
    },
    [/components\.mdx:7: /, /lamp\.ts:6: /],
  ],
  [
    'in fences, samples and links of fragments',
    {
      'content/v2/guide/components.mdx':
        '---\ntitle: Components\n---\n\n```ts title="a.ts" {9}\nlet a = 1;\n```\n\n```ts\nlet text: string;\ntext = 1;\n```\n',
      'content/shared/note.mdx': 'A note.\n\n[A link](~/nowhere.mdx)\n',
    },
    [/components\.mdx:5: /, /components\.mdx:11: /, /shared\/note\.mdx:3: /],
  ],
];

it.each(mistakes)('mistakes %s are reported on the same lines', async (_kind, changes, lines) => {
  const [lf, crlf] = await Promise.all(twoSites(changes).map((site) => runPagewright('check', site)));
  expect(lf!.code).toBe(1);
  for (const line of lines) expect(lf!.output).toMatch(line);
  expect(crlf!.output).toBe(lf!.output);
});
