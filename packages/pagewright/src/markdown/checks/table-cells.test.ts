import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { atSiteLevels } from '../../site/checks/site-levels.ts';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const compile = (source: string) => atSiteLevels({}, compilePage({ ...noResolvers, file, source }));
const pipes = 'for a pipe inside a cell, also one in code, write \\|';

const dropped = (cells: string, columns: string) => ({
  message: `this row has ${cells}, the table has ${columns}: the rest is not shown`,
  hint: pipes,
});
const text = (above: string, below: number) => ({
  message: `the table is shown as text: its first row has ${above}, the dashes below it make ${below}`,
  hint: `write as many of both; ${pipes}`,
});

it.each([
  [
    'a pipe in code',
    '| a | b | c |\n| - | - | - |\n| `mode` | `"a" | "b"` | The mode. |',
    3,
    dropped('4 cells', '3 columns'),
  ],
  ['a row in a quote', '> | a |\n> | - |\n> | 1 |\n> | 1 | 2 |', 4, dropped('2 cells', '1 column')],
  ['dashes for too few columns', '| a | b | c |\n| --- | :-: |\n| 1 | 2 | 3 |', 2, text('3 cells', 2)],
  ['dashes for too many columns', 'Text:\n\n- x\n\n  | a |\n  | - | - |', 6, text('1 cell', 2)],
  ['a pipe in code in the first row', '> | `a|b` | c \\| d |\n> |---|---|', 2, text('3 cells', 2)],
])('%s: reported', async (_name, source, line, mistake) => {
  expect((await compile(source)).problems).toMatchObject([{ severity: 'warning', file, line, ...mistake }]);
});

it.each([
  ['an escaped pipe', '| a | b |\n| - | - |\n| `x \\| y` | z \\| |'],
  ['a row that is shorter', '| a | b |\n| - | - |\n| 1 |'],
  ['a table in a code block', '```md\n| a | b |\n| - |\n| 1 | 2 | 3 |\n```'],
  ['pipes in a sentence', 'Either a | b,\nor c | d.'],
])('%s: accepted', async (_name, source) => {
  expect((await compile(source)).problems).toEqual([]);
});
