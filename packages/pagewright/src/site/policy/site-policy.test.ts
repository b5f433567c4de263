import { expect, it } from 'vitest';
import { hashSource } from './content-policy.ts';
import { sitePolicy } from './site-policy.ts';

type Config = Parameters<typeof sitePolicy>[0];

const policyOf = (settings: object) =>
  sitePolicy(
    {
      csp: {},
      head: [],
      search: { provider: 'local' },
      markdown: {},
      plugins: { list: [] },
      ...settings,
    } as unknown as Config,
    ['boot()'],
  );

it('allows the scripts of documents by their hash, and nothing from elsewhere', () => {
  const policy = policyOf({})!;
  expect(policy.get('script-src')).toEqual(["'self'", hashSource('boot()')]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/http|unsafe|data:/);
});

it('is not there where a site wants none', () => {
  expect(policyOf({ csp: false })).toBeUndefined();
});

it.each([
  [{ tag: 'script', content: 'a()' }, 'script-src', hashSource('a()')],
  [{ tag: 'script', attributes: { src: 'https://a.example/b.js?c' } }, 'script-src', 'https://a.example/b.js'],
  [{ tag: 'style', content: 'a{}' }, 'style-src', hashSource('a{}')],
  [
    { tag: 'link', attributes: { rel: 'stylesheet', href: 'https://a.example/b.css' } },
    'style-src',
    'https://a.example/b.css',
  ],
])('allows %j in the head of all pages', (tag, directive, source) => {
  expect(
    policyOf({ head: [tag] })!
      .get(directive)!
      .at(-1),
  ).toBe(source);
});

it.each([
  { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{}' },
  { tag: 'script', attributes: { src: '/docs/own.js' } },
  { tag: 'meta', attributes: { name: 'a', content: 'b' } },
])('has nothing to add for %j', (tag) => {
  expect(policyOf({ head: [tag] })).toEqual(policyOf({}));
});

it('lets pages ask the service for a hosted search, or the servers in its place', () => {
  const algolia = { provider: 'algolia', applicationId: 'APP' };
  expect(policyOf({ search: algolia })!.get('connect-src')).toEqual([
    "'self'",
    'https://APP-dsn.algolia.net',
    'https://APP.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
  const hosts = ['http://localhost:4000/algolia'];
  expect(policyOf({ search: { ...algolia, hosts } })!.get('connect-src')).toEqual(["'self'", 'http://localhost:4000']);
});

it('lets formulas and diagrams have styles, and only sites with diagrams make HTML of any text', () => {
  const formulas = policyOf({ markdown: { math: true } })!;
  expect([formulas.get('style-src-attr'), formulas.get('style-src')]).toEqual([["'unsafe-inline'"], ["'self'"]]);
  expect(formulas.has('require-trusted-types-for')).toBe(true);
  const diagrams = policyOf({ markdown: { mermaid: true }, head: [{ tag: 'style', content: 'a{}' }] })!;
  // Beside a hash, browsers would ignore it.
  expect(diagrams.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  expect(diagrams.has('require-trusted-types-for')).toBe(false);
});

it('adds what plugins and the site itself need', () => {
  const list = [{ name: 'a', csp: { 'connect-src': ['https://a.example'] } }, { name: 'b' }];
  const policy = policyOf({ plugins: { list }, csp: { 'img-src': ['https://b.example'] } })!;
  expect([policy.get('connect-src'), policy.get('img-src')]).toEqual([
    ["'self'", 'https://a.example'],
    ["'self'", 'https://b.example'],
  ]);
});
