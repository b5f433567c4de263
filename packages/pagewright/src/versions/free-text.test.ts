import { expect, it } from 'vitest';
import type { Doc } from '../site/model.ts';
import { freeText } from './free-text.ts';

const doc = (file: string, route: string): [string, Doc] => [route, { file, route } as Doc];
const routes = new Map([
  doc('content/v2/index.mdx', '/docs/'),
  doc('content/v2/a/b.mdx', '/docs/a/b'),
  doc('content/v1/a/b.mdx', '/docs/v1/a/b'),
]);
const free = (text: string) => freeText(text, { routes }, 'content/v2/a/page.mdx', 'v2');

it.each([
  ['[b](/docs/a/b#c) and [b](/docs/a/b/)', '[b](~/a/b.mdx#c) and [b](~/a/b.mdx)'],
  ['[home](/docs/), [b][b]', '[home](~/index.mdx), [b][b]'],
  ['[b]: /docs/a/b', '[b]: ~/a/b.mdx'],
  ['<Card href="/docs/a/b" />', '<Card href="~/a/b.mdx" />'],
  ['[b](./b.mdx) [old](/docs/v1/a/b) [file](/docs/x.zip)', '[b](./b.mdx) [old](/docs/v1/a/b) [file](/docs/x.zip)'],
  ['`[b](/docs/a/b)` and ``[b](/docs/a/b)``', '`[b](/docs/a/b)` and ``[b](/docs/a/b)``'],
  ['```md\n[b](/docs/a/b)\n```', '```md\n[b](/docs/a/b)\n```'],
])('links to pages of the version by their address stay in the version that includes the text: %s', (before, after) => {
  expect(free(before).text).toBe(after);
});

it('takes along files beside the page', () => {
  const { text, files } = free(
    '```ts file="./x.ts#L1"\n```\n\n```ts file="/samples/y.ts"\n```\n\n```ts file="../../../samples/y.ts"\n```\n',
  );
  expect(text).toBe(
    '```ts file="/content/shared/a/x.ts#L1"\n```\n\n```ts file="/samples/y.ts"\n```\n\n```ts file="../../../samples/y.ts"\n```\n',
  );
  expect([...files]).toEqual([['content/v2/a/x.ts', 'content/shared/a/x.ts']]);
});
