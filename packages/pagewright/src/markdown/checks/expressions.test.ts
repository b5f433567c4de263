import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { atSiteLevels } from '../../site/checks/site-levels.ts';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const compile = (source: string) => atSiteLevels({}, compilePage({ ...noResolvers, file, source }));

const inProse = 'in prose, put { in `code` or escape it as \\{';
const asObject = "write style={{ color: 'red' }}, or remove it";

it.each([
  ['an object', 'x\n\n{({ a: 1 })}', 3, '{({ a: 1 })} is an object or a function, which cannot be shown', inProse],
  ['two braces', 'x\n\ny {{}} z', 3, '{{}} is an object or a function, which cannot be shown', inProse],
  ['an object in a list', '{[1, { a: 1 }]}', 1, expect.stringContaining('cannot be shown'), inProse],
  ['a date', '{new Date(0)}', 1, expect.stringContaining('cannot be shown'), inProse],
  ['a function', '{() => 1}', 1, expect.stringContaining('cannot be shown'), inProse],
  ['nothing', 'Pass {} here.', 1, '{} is code: it shows nothing', inProse],
  ['a number', 'a{3}', 1, '{3} is code: it is shown without its braces', inProse],
  ['two values', 'a{1,2}', 1, '{1,2} is code: only its last value is shown', inProse],
  ['a boolean', 'Returns {true}.', 1, '{true} is code: it shows nothing', inProse],
  ['a value that is missing', '{undefined}', 1, '{undefined} is code: it shows nothing', inProse],
  [
    'an event handler',
    'x\n\n<button onClick={() => 1}>y</button>',
    3,
    'onClick={() => 1} is an event handler, but pages have no scripts',
    'remove it, or write a component',
  ],
  [
    'an event handler as in HTML',
    '<button onclick="x()">y</button>',
    1,
    'onclick="x()" is an event handler, but pages have no scripts',
    'remove it, or write a component',
  ],
  [
    'a style as in HTML',
    'x\n\n<p style="color:red">y</p>',
    3,
    'style="color:red" is text, but styles are objects here',
    asObject,
  ],
  [
    'a style as in HTML, in a sentence',
    'x\n\ny <b style="color: red;">z</b>',
    3,
    'style="color: red;" is text, but styles are objects here',
    asObject,
  ],
  ['an empty style', '<p style="">y</p>', 1, 'style="" is text, but styles are objects here', asObject],
  [
    'a text as an expression for a style',
    "<p style={'color:red'}>y</p>",
    1,
    "style={'color:red'} is text, but styles are objects here",
    asObject,
  ],
])('%s is refused with its line', async (_name, source, line, message, hint) => {
  await expect(compile(source)).rejects.toMatchObject({ problems: [{ severity: 'error', file, line, message, hint }] });
});

it.each([
  '{[1, "a", null, [true]]} {new Set([1])}',
  '{{ a: 1 }.a} {`{}`} {" "} {<b>1</b>}',
  '{/* nothing */} {\n// nothing\n}',
  '<p style={{ color: \'red\' }} title="style">x</p>',
])('%s is accepted', async (source) => {
  expect((await compile(source)).problems).toEqual([]);
});
