import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const compile = (source: string) => compilePage({ ...noResolvers, file, source });
const one = '```sh title="One"\na\n```';
const two = '```sh title="Two"\nb\n```';
const atLeastTwo = 'put at least two code blocks with titles in it: ```ts title="…"';

it.each([
  ['nothing', '', 1, '<CodeGroup> contains no code blocks', atLeastTwo],
  ['one code block', one, 1, '<CodeGroup> contains only one code block', atLeastTwo],
  [
    'text',
    `${one}\n\nText.\n\n${two}`,
    7,
    '<CodeGroup> contains something else than code blocks',
    'move it out, or use <Tabs group="…">',
  ],
  [
    'a code block without a title',
    `${one}\n\n\`\`\`sh\nb\n\`\`\``,
    7,
    'a code block in <CodeGroup> has no title',
    'add one, which is shown in its tab: title="…"',
  ],
  [
    'a title twice',
    `${one}\n\n${one}`,
    7,
    'two code blocks in this <CodeGroup> have the title "One"',
    'give one another title',
  ],
])('a group with %s is refused', async (_name, content, line, message, hint) => {
  await expect(compile(`<CodeGroup>\n\n${content}\n\n</CodeGroup>`)).rejects.toMatchObject({
    problems: [{ severity: 'error', file, line, message, hint }],
  });
});

it('a group in a sentence is refused', async () => {
  await expect(compile('Text <CodeGroup>a</CodeGroup>')).rejects.toMatchObject({
    problems: [{ message: '<CodeGroup> is in a line of text' }],
  });
});

it('mistakes in the code blocks keep their lines', async () => {
  const { problems } = await compile(
    `<CodeGroup>\n\n${one}\n\n\`\`\`sh title="Two" {9}\nb // [!code x]\n\`\`\`\n\n</CodeGroup>`,
  );
  expect(problems).toMatchObject([
    { line: 7, message: '{9} does not match any line of this code block' },
    { line: 8, message: 'unknown mark [!code x]' },
  ]);
});
