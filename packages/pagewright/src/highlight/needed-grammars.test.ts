import { createHighlighter } from 'shiki';
import { expect, it, vi } from 'vitest';
import { noResolvers } from '../../../../tests/support/resolvers.ts';
import { compilePage } from '../markdown/compile.ts';
import type { TokenTable } from './tokenize.ts';

vi.mock('shiki', async (load) => {
  const shiki = await load<typeof import('shiki')>();
  return { ...shiki, createHighlighter: vi.fn(shiki.createHighlighter) };
});

const compile = (source: string, tokens?: TokenTable) =>
  compilePage({
    file: 'content/v1/page.mdx',
    source,
    ...(tokens && { tokens }),
    ...noResolvers,
  });
const sample = '```ts\nlet a;\n```\n';
const kept: TokenTable = { 'ts\nlet a;': [[['let', 'k'], [' a', 'v'], [';']]] };

it('a page whose code has not changed needs no grammar', async () => {
  const { code, tokens } = await compile(`Another text.\n\n${sample}`, kept);
  expect(code).toContain('<span class=\\"k\\">let</span>');
  expect(tokens).toEqual(kept);
  expect(createHighlighter).not.toHaveBeenCalled();
});

it('a page with kept and new code looks like one that is compiled for the first time', async () => {
  const source = `${sample}\n\`\`\`sh\necho "$a"\n\`\`\`\n`;
  const again = await compile(source, kept);
  expect(again).toEqual(await compile(source));
  expect(again.tokens).toMatchObject(kept);
});

it.each(['```c\\+\\+', '```c&#43;+', '~~~ c++'])('%s is coloured as C++', async (fence) => {
  const { code, problems } = await compile(`${fence}\nreturn 1;\n${fence.slice(0, 3)}\n`);
  expect(code).toContain('<span class=\\"k\\">return');
  expect(problems).toEqual([]);
});
