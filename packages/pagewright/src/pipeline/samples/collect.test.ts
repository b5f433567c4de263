import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collectSamples } from './collect.ts';

const dir = mkdtempSync(join(tmpdir(), 'collect-'));
writeFileSync(join(dir, 'a.ts'), '// #region step-1\na();\n// #endregion\n');
afterAll(() => rmSync(dir, { recursive: true }));

const collect = (source: string) =>
  collectSamples({ source, segments: [{ start: 1, file: 'a.mdx', line: 1 }] }, 'v1', dir);

test.each(['title="App.tsx"', "title='App.tsx'", 'title=App.tsx'])('a fence with %s has that title', (meta) => {
  expect(collect(`\`\`\`tsx ${meta}\nexport {};\n\`\`\`\n`)).toMatchObject([{ title: 'App.tsx', line: 2 }]);
});

test.each(['nocheck="a part"', "nocheck='a part' {1}", 'title="a.ts" nocheck=part', 'nocheck="it\'s a part"'])(
  'a fence with %s is not checked',
  (meta) => {
    expect(collect(`\`\`\`ts ${meta}\nexport {};\n\`\`\`\n`)).toMatchObject([
      { unchecked: expect.stringMatching(/^(?:it's )?(?:a )?part$/) },
    ]);
  },
);

test('a fence that is not checked says why; other languages are no samples', () => {
  expect(collect('```sh\nls\n```\n\n```ts nocheck="a part"\nexport {};\n```\n')).toEqual([
    { file: 'a.mdx', line: 6, version: 'v1', language: 'ts', code: 'export {};', unchecked: 'a part' },
  ]);
});

test.each([
  ['typescript', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['tsx', 'tsx'],
])('a fence in %s is a sample in %s', (written, language) => {
  expect(collect(`\`\`\`${written}\nexport {};\n\`\`\`\n`)).toMatchObject([{ language }]);
});

test('a file of the site is one if it is shown at a step', () => {
  const [sample, ...others] = collect(
    ['a.ts#up-to-step-1', 'a.ts', 'a.ts#L1-L2', 'missing.ts#up-to-step-1']
      .map((name) => `\`\`\`ts file="${name}"\n\`\`\`\n`)
      .join('\n'),
  );
  expect(sample).toMatchObject({ file: 'a.ts', title: 'a.ts', code: 'a();\n', line: 2, page: 'a.mdx' });
  expect(others).toEqual([]);
});
