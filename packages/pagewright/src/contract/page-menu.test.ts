import { expect, it } from 'vitest';
import { assistantUrl } from './page-menu.ts';

const values = { url: 'https://a.example/x', markdownUrl: 'https://a.example/x.md', title: 'R&D {url} $& ü' };

it.each([
  ['https://b.example/?q=Read%20{markdownUrl}', 'https://b.example/?q=Read%20https%3A%2F%2Fa.example%2Fx.md'],
  [
    'https://b.example/?a={url}&b={url}',
    'https://b.example/?a=https%3A%2F%2Fa.example%2Fx&b=https%3A%2F%2Fa.example%2Fx',
  ],
  ['https://b.example/{title}', 'https://b.example/R%26D%20%7Burl%7D%20%24%26%20%C3%BC'],
])('fills in %s', (template, url) => expect(assistantUrl(template, values)).toBe(url));
