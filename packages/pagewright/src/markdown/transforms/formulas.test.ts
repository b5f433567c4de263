import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const compile = (source: string, math = true) => compilePage({ ...noResolvers, file, source, math });

it.each([
  ['in a sentence', 'a\nb $\\frac{a$', 4, "Unexpected end of input in a macro argument, expected '}'"],
  ['in a block', '$$\na\n\\nope b\n$$', 5, 'Unsupported function name: \\nope'],
])('a wrong formula %s is reported with its line', async (_name, source, line, message) => {
  const { problems } = await compile(`Text.\n\n${source}`);
  expect(problems).toMatchObject([
    { rule: 'broken-formula', file, line, message: `this formula cannot be shown: ${message}` },
  ]);
});

it.each(['It is $5 or $6.', 'From $5-$6.', 'A $ a $ b.'])('%s: reported, not a formula', async (source) => {
  const { problems, code } = await compile(source);
  expect(problems).toMatchObject([{ rule: 'formula-as-text', line: 1 }]);
  expect(code).not.toContain('<math');
});

it('the heading of a formula has its text', async () => {
  expect((await compile('## Energy $mc^2$')).headings).toEqual([{ id: 'energy-mc2', text: 'Energy mc^2', level: 2 }]);
});

const hint = 'set markdown: { math: true } in site.config.ts; if it is none, put a backslash before the dollar: \\$';

it.each([
  ['$\\alpha$', '$\\alpha$'],
  ['Text $x_{i}$ text', '$x_{i}$'],
  ['Text $E = mc^2$ text', '$E = mc^2$'],
  ['Text $x_1$ text', '$x_1$'],
  ['for each $n$.', '$n$'],
  ['> $$', '> $$'],
])('without math, %s is reported', async (source, shown) => {
  const error = await compile(`Text.\n\n${source}`, false).then(
    ({ problems }) => ({ problems }),
    (reason: unknown) => reason,
  );
  expect((error as { problems: unknown[] }).problems).toContainEqual({
    severity: 'warning',
    rule: 'formula-as-text',
    file,
    line: 3,
    message: `the formula ${shown} is shown as text`,
    hint,
  });
});

it('without math, a block is reported once, and with what its braces break', async () => {
  await expect(compile('$$\n\\frac{a}{b^{2}}\n$$\n', false)).rejects.toMatchObject({
    problems: [{ rule: 'formula-as-text', line: 1, message: 'the formula $$ is shown as text' }, { severity: 'error' }],
  });
});

it.each([
  'It costs $5 or $6 a month.',
  '`$\\alpha$` and \\$x\\_i\\$',
  '```sh\n$$ a\n```',
  'Set $HOME and $PATH.',
  'From $a to $b_1, as $my_var$.',
])('without math, %s is text', async (source) => {
  expect((await compile(source, false)).problems).toEqual([]);
});
