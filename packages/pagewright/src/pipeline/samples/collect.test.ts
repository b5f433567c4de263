import { expect, test } from 'vitest';
import { collectSamples } from './collect.ts';

const collect = (source: string) => collectSamples({ source, segments: [{ start: 1, file: 'a.mdx', line: 1 }] }, 'v1');

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
