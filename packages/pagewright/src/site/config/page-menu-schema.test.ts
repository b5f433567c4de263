import * as v from 'valibot';
import { expect, it } from 'vitest';
import { pageMenuSchema } from './page-menu-schema.ts';

/** What is wrong with the template of an assistant's address. */
const faults = (url: unknown): string[] =>
  (v.safeParse(pageMenuSchema, { assistants: [{ label: 'A', url }] }).issues ?? []).map(({ message }) => message);

const address = expect.stringContaining('begins with https://');
const known = '{url}, {markdownUrl} or {title}';

it('needs nothing', () => {
  expect(v.parse(pageMenuSchema, {})).toEqual({ assistants: [] });
});

it.each([
  'https://a.example/?q={url}',
  'https://a.example?q={markdownUrl}',
  'https://a.example/{title}',
  'https://a.example:8080/#{url}',
  'https://a.example/?q=Read%20{url},%20which%20is%20“{title}”',
])('knows the template %s', (url) => expect(faults(url)).toEqual([]));

it.each([
  ['https://a.example/', [expect.stringContaining(`at least one placeholder: ${known}`)]],
  ['https://a.example/?q={page}', [`expected no other placeholders than ${known}`]],
  ['https://a.example/?q={url}&v={}', [`expected no other placeholders than ${known}`]],
  ['http://a.example/?q={url}', [address]],
  ['javascript:alert(1)//{url}', [address]],
  ['data:text/html,{url}', [address]],
  ['//a.example/?q={url}', [address]],
  ['{url}', [address]],
  ['https://{url}/', [address]],
  ['https://a.example{url}', [address]],
  ['https://a b.example/{url}', [address]],
  ['https://a.example:x/{url}', [address]],
  [7, ['expected the template of an address']],
])('refuses %s', (url, messages) => expect(faults(url)).toEqual(messages));
