import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinkList } from './LinkList.tsx';

it('lets only links that leave the site say so, and keep their target away from its window', () => {
  const hrefs = [
    '/docs/',
    '#content',
    'mailto:a@a.example',
    'https://a.example/docs/',
    'http://a.example',
    '//a.example',
  ];
  const html = renderToStaticMarkup(LinkList({ items: hrefs.map((href) => ({ label: href, href })) }));
  const marked = Array.from(html.matchAll(/rel="noopener external" href="([^"]*)"/g), ([, href]) => href);
  expect(marked).toEqual(hrefs.slice(3));
  expect(html.match(/rel=/g)).toHaveLength(3);
});

it('tells two links to the same page apart', () => {
  const list = LinkList({ items: ['One', 'Two'].map((label) => ({ label, href: '/docs/' })) });
  const { children } = list.props as { children: ReactElement[] };
  expect(new Set(children.map(({ key }) => key)).size).toBe(2);
});
