import { expect, it } from 'vitest';
import { linkMessages } from './link-messages.ts';

type Visitor = { visit(node: never, context: never): unknown };

const code = { type: 'element', tagName: 'code', properties: {}, children: [] };

/** What becomes of code with a text in an element of a page. */
function link(text: string, parent: string, route = '/apis/camera') {
  const { visit } = linkMessages((message) => (message === 'No fill' ? '/errors/ads#no-fill' : undefined), route)
    .element as Visitor;
  return visit(
    code as never,
    {
      parent: () => ({ type: 'element', tagName: parent }),
      textContent: () => text,
    } as never,
  );
}

it('links a message in a table', () => {
  expect(link('No fill', 'td')).toMatchObject({
    tagName: 'a',
    properties: { href: '/errors/ads#no-fill' },
    children: [code],
  });
});

it('leaves other code, headings, what has a link already, and the page of the entry itself', () => {
  expect(link('fill', 'td')).toBeUndefined();
  expect(link('No fill', 'th')).toBeUndefined();
  expect(link('No fill', 'a')).toBeUndefined();
  expect(link('No fill', 'td', '/errors/ads')).toBeUndefined();
});
