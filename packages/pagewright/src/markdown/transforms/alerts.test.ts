import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const compile = (source: string) => compilePage({ ...noResolvers, file, source });

it.each([
  ['[!WARNNING]', 'unknown alert "[!WARNNING]"', 'did you mean "[!WARNING]"?'],
  ['[!QUESTION]', 'unknown alert "[!QUESTION]"', 'use one of: NOTE, TIP, INFO, CAUTION, WARNING, DANGER, IMPORTANT'],
  [
    '[!TIP] With `code`',
    'the title after "[!TIP]" is more than plain text',
    'write the text on the next line, or :::tip[Title] instead of the quotation',
  ],
])('%s is refused', async (mark, message, hint) => {
  await expect(compile(`Text.\n\n> ${mark}\n> Text.`)).rejects.toMatchObject({
    problems: [{ severity: 'error', file, line: 3, message, hint }],
  });
});

it('links in an alert keep their line', async () => {
  const { links } = await compile('> [!NOTE]\n> Text\n> [a](https://a.example)');
  expect(links).toMatchObject([{ line: 3 }]);
});
