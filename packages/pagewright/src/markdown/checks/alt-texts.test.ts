import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { atSiteLevels } from '../../site/checks/site-levels.ts';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const rules = { 'missing-alt': 'warn', 'missing-image': 'off', 'skipped-heading-level': 'warn' } as const;
const problemsOf = async (source: string, config = { rules }) =>
  (await atSiteLevels(config, compilePage({ ...noResolvers, file, source }))).problems;

it.each(['![](/a.png)', '![ ][a]\n\n[a]: /a.png', '<img src="/a.png" />', 'Text <img src="/a.png" /> text'])(
  'finds that %j has no text',
  async (image) => {
    expect(await problemsOf(`x\n\n${image}`)).toMatchObject([{ rule: 'missing-alt', line: 3 }]);
  },
);

it.each(['![A tree](/a.png)', '<img src="/a.png" alt="" />', '<img {...{ alt: "a" }} />'])(
  'accepts %s',
  async (image) => {
    expect(await problemsOf(image)).toEqual([]);
  },
);

it('finds a heading that skips a level, counted from the title', async () => {
  expect(await problemsOf('## A\n\n#### B\n\n## C\n\n### D')).toMatchObject([
    { rule: 'skipped-heading-level', line: 3, hint: 'use ###' },
  ]);
  expect(await problemsOf('### A')).toMatchObject([{ line: 1, hint: 'use ##' }]);
});
