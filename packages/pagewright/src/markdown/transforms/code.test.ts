import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { atSiteLevels } from '../../site/checks/site-levels.ts';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const compile = (source: string) => atSiteLevels({}, compilePage({ ...noResolvers, file, source }));
const noFile = { message: 'there is no file', hint: 'use another' };

it.each([
  ['at the end of the file', '```js\na\n```'],
  ['after letters of several bytes', 'é 🎉\n\n```js\na\n```\n'],
  ['with line breaks of Windows', '```js\r\na\r\n```\r\n'],
  ['without code', '```js\n```\n\n```\n\n```\n'],
  ['with a longer end', '```js\na\n`````  \n'],
  ['with an indented end', '```js\na\n      ```\n'],
  ['with another fence inside', '~~~~md\n~~~\n```\n~~~~\n'],
  ['with a quoted fence as its last line', '```md\n> ```\n```\n'],
  ['in a list', '- a\n\n  ```js\n  b\n  ```\n\n- ```js\n  c\n   ```\n'],
  ['in a quote', '> - ~~~js\n>   a\n>   ~~~\n>\n> b\n'],
  ['in an admonition', ':::tip\n\n```js\na\n```\n\n:::\n'],
  ['in a tab', '<Tabs group="a">\n<Tab value="b">\n```npm\nnpm i\n```\n</Tab>\n</Tabs>\n'],
  ['in a footnote', 'a[^1]\n\n[^1]: b\n\n    ```js\n    c\n    ```\n'],
])('a code block may be %s', async (_name, source) => {
  expect((await compile(source)).problems).toEqual([]);
});

it.each([
  ['that swallows the rest', 'x\n\n```js\na\n\n## Rest\n', 3],
  ['without code', 'x\n\n~~~', 3],
  ['with a shorter fence inside', 'x\n\n````js\na\n```\n', 3],
  ['with a fence of other characters inside', '~~~js\na\n```', 1],
  ['with a word after its end', '```js\na\n``` b\n', 1],
  ['with a quoted fence as its last line', 'x\n\n```md\n> ```', 3],
  ['in a list', '- ```js\n  a\n\nb\n', 1],
  ['in a quote', 'x\n\n> ```js\n> a\n\nb', 3],
])('a code block %s has to be closed', async (_name, source, line) => {
  await expect(compile(source)).rejects.toMatchObject({
    problems: [
      {
        severity: 'error',
        file,
        line,
        message: 'the code block is not closed',
        hint: 'close it with the same characters as it starts with, at least as many, on a line of their own',
      },
    ],
  });
});

it('a code block that swallows the end of its admonition is reported, too', async () => {
  await expect(compile(':::tip\n\n```js\na\n\n:::\n')).rejects.toMatchObject({
    problems: [
      { line: 1, message: 'the admonition ":::tip" is not closed' },
      { line: 3, message: 'the code block is not closed' },
    ],
  });
});

it('a command that no other package manager has is reported with its line', async () => {
  expect((await compile('x\n\n- ```npm\n  npm i a\n  sudo npm i -g b\n  ```\n')).problems).toMatchObject([
    { severity: 'warning', file, line: 5, message: expect.stringContaining('"sudo npm i -g b" cannot be translated') },
  ]);
  expect((await compile('x\n\n```npm\n```\n')).problems).toMatchObject([{ severity: 'warning', file, line: 3 }]);
});

it('a code block that shows a file has no text of its own, and mistakes are reported at it', async () => {
  const resolveCode = (target: string) => (target === '/a.ts' ? { code: 'a // [!code x]\n' } : noFile);
  const compileWith = (source: string) => atSiteLevels({}, compilePage({ ...noResolvers, resolveCode, file, source }));
  const { problems } = await compileWith('x\n\n```ts file="/a.ts"\nb\n```');
  expect(problems).toMatchObject([
    { severity: 'warning', line: 3, message: 'this code block shows a file, not its own text' },
    { severity: 'warning', line: 3, message: 'unknown mark [!code x]' },
  ]);
  await expect(compileWith('x\n\n```ts file="/b.ts"\n```')).rejects.toMatchObject({
    problems: [{ severity: 'error', file, line: 3, ...noFile }],
  });
});

it('a file at a step has its new lines marked', async () => {
  const resolveCode = () => ({ code: 'a\nb\nc\n', added: [[2, 3] as const] });
  const source = '```ts file="/a.ts#up-to-step-2"\n```';
  const { code } = await compilePage({ ...noResolvers, resolveCode, file, source });
  expect(code.match(/line mark/g)).toHaveLength(2);
});

it('a diagram on a site that draws none is reported, and code about diagrams is not', async () => {
  expect((await compile('x\n\n```mermaid\ngraph TD\n```\n\n```mmd\ngraph TD\n```')).problems).toMatchObject([
    { rule: 'diagram-as-code', file, line: 3, message: 'this diagram is shown as code' },
  ]);
});
