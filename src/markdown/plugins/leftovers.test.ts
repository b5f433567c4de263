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
  });

it.each([
  ['an image', '![Shot](/img/my shot.png)', '![Shot](/img/my shot.png) is shown as text: its path contains a space'],
  ['a link', 'See [this](./my page.mdx).', '[this](./my page.mdx) is shown as text: its path contains a space'],
  ['a footnote', 'Text[^1] and more', '[^1] is shown as text'],
  ['a heading', '##Install', '##Install is shown as text'],
  ['a note', '> [!NOTE]\n> Text', '[!NOTE] is shown as text'],
])('%s that is not one is reported with its line', async (_name, source, message) => {
  const { problems } = await compile(`Text.\n\n${source}`);
  expect(problems).toMatchObject([{ severity: 'warning', file, line: 3, message }]);
});

it.each([
  '![Shot](</img/my shot.png>) and [this](./page.mdx "a title")',
  'Text[^1]\n\n[^1]: Note.',
  'Issue #5, `##x`, `[^1]` and a[0] (in brackets)',
  '- [ ] open',
])('%s is accepted', async (source) => {
  expect((await compile(source)).problems).toEqual([]);
});
