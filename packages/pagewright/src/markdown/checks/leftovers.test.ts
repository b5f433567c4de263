import { expect, it } from 'vitest';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const image = { src: '/a.png', width: 1, height: 1 };
const compile = (source: string) =>
  compilePage({
    file,
    source,
    resolveLink: (target) => target,
    resolveImage: () => image,
    resolveFile: (target) => target,
    resolveCode: () => ({ code: '' }),
  });

it.each([
  ['an image', '![Shot](/img/my shot.png)', '![Shot](/img/my shot.png) is shown as text: its path contains a space'],
  ['a link', 'See [this](./my page.mdx).', '[this](./my page.mdx) is shown as text: its path contains a space'],
  ['a footnote', 'Text[^1] and more', '[^1] is shown as text'],
  ['a link with a space', 'See\n[text] (./good.mdx), 4', '[text] (./good.mdx) is shown as text', 4],
  ['a link of code', 'Überall 🎉 [`a`] (https://a.example)', '] (https://a.example) is shown as text'],
  ['a link without an end', 'See [Good](./good.mdx. It (b) is.', '[Good](./good.mdx. is shown as text'],
  ['a link without a definition', '[ref][nope]', '[ref][nope] is shown as text: no line defines its second part'],
  ['a heading', '##Install', '##Install is shown as text'],
  ['a note', '[!NOTE]\nText', '[!NOTE] is shown as text'],
])('%s that is not one is reported with its line', async (_name, source, message, line = 3) => {
  const { problems } = await compile(`Text.\n\n${source}`);
  expect(problems).toMatchObject([{ severity: 'warning', file, line, message }]);
});

it.each([
  '![Shot](</img/my shot.png>) and [this](./page.mdx "a title")',
  'Text[^1]\n\n[^1]: Note.',
  'Issue #5, `##x`, `[^1]` and a[0] (in brackets)',
  '- [ ] open',
  'string[][], a[0][1], [][0], `a`[0][1], items[id][key] and `[a][b]`',
  '[text][b] and [b]\n\n[b]: https://a.example',
  '\\[ref][b], \\[text] (./b.mdx), [text\\](./b, \\[^1] and a[0] (/b)',
  '[y/n] (yes), [Bug] (#12), [text] (see [b](./b.mdx)) and array[index](./b',
])('%s is accepted', async (source) => {
  expect((await compile(source)).problems).toEqual([]);
});
