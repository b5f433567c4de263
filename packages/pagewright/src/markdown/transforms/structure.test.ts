import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { atSiteLevels } from '../../site/checks/site-levels.ts';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const compile = (source: string) => atSiteLevels({}, compilePage({ ...noResolvers, file, source }));

const looseTab = {
  message: '<Tab> is not directly in <Tabs>, so readers could not choose it',
  hint: 'put <Tabs group="…"> around it',
};
const noSteps = {
  message: '<Steps> contains no ordered list',
  hint: 'number the steps: "1. …", with a blank line before the first',
};
const severalLists = {
  message: '<Steps> contains more than one list, and each is numbered from 1',
  hint: 'indent what belongs to a step, such as a code block, as far as the text of the step',
};
const wrongStart = { message: 'the first step has the number 3', hint: 'steps begin with "1."' };

it.each([
  ['a tab without a group', 'x\n\n<Tab value="a">\n\nb\n\n</Tab>', 3, looseTab],
  ['a tab in a sentence', 'x\n\na <Tab value="a">b</Tab>', 3, looseTab],
  ['a tab in another', '<Tabs group="a">\n<Tab value="b">\n<Tab value="c">d</Tab>\n</Tab>\n</Tabs>', 3, looseTab],
  ['steps without a list', 'x\n\n<Steps>\n\nFirst this.\n\n</Steps>', 3, noSteps],
  ['steps with bullets', '<Steps>\n\n- First this.\n\n</Steps>', 1, noSteps],
  ['steps whose list is text', '<Steps>1. First this.</Steps>', 1, noSteps],
  ['steps with nothing', '<Steps />', 1, noSteps],
  ['steps around a code block', '<Steps>\n\n1. a\n\n```sh\nb\n```\n\n2. c\n\n</Steps>', 9, severalLists],
  ['steps in two HTML lists', '<Steps>\n<ol><li>a</li></ol>\n<ol><li>b</li></ol>\n</Steps>', 3, severalLists],
  ['steps from the third', '<Steps>\n\n3. a\n4. b\n\n</Steps>', 3, wrongStart],
])('%s: refused', async (_name, source, line, mistake) => {
  await expect(compile(source)).rejects.toMatchObject({ problems: [{ severity: 'error', file, line, ...mistake }] });
});

it.each([
  ['tabs in one line', '<Tabs group="a">\n<Tab value="b">x</Tab> <Tab value="c">y</Tab>\n</Tabs>'],
  ['steps with text around the list', '<Steps>\n\nBefore.\n\n1. a\n2. b\n\nAfter.\n\n</Steps>'],
  ['steps with a list in a step', '<Steps>\n\n1. a\n\n   3. b\n\n{/* c */}\n\n</Steps>'],
  ['steps in HTML', '<Steps><ol><li>a</li></ol></Steps>'],
  ['steps from an expression', '<Steps>{<ol><li>a</li></ol>}</Steps>'],
])('%s: accepted', async (_name, source) => {
  expect((await compile(source)).problems).toEqual([]);
});
