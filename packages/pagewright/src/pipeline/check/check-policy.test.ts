import { expect, it } from 'vitest';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { contentPolicy, hashSource } from '../../site/policy/content-policy.ts';
import type { PolicyAdditions } from '../../site/policy/directives.ts';
import { headTagNeeds, policyNeeds } from '../render/policy-needs.ts';
import { checkPolicy } from './check-policy.ts';

const check = (html: string, csp: PolicyAdditions = {}): string[] =>
  checkPolicy([{ route: '/a', file: 'content/a.mdx', needs: policyNeeds(parseHtml(html)) }], contentPolicy([csp])).map(
    ({ message }) => message.replace(/^.*: /, ''),
  );

it.each([
  ['<img src="https://a.example/b.png?c">', 'img-src https://a.example'],
  ['<picture><source srcset="//a.example/b.png 2x"></picture>', 'img-src https://a.example'],
  ['<img src="data:image/png;base64,AA==">', 'img-src data:'],
  ['<video poster="http://a.example/b.png"></video>', 'img-src http://a.example'],
  ['<video><source src="https://a.example/b.mp4"></video>', 'media-src https://a.example'],
  ['<iframe src="https://a.example/b"></iframe>', 'frame-src https://a.example'],
  ['<iframe src="/docs/demo/"></iframe>', "frame-src 'self'"],
  ['<form action="https://a.example/ask"></form>', 'form-action https://a.example'],
  ['<p style="color:red">', "style-src-attr 'unsafe-inline'"],
  ['<script>alert()</script>', `script-src ${hashSource('alert()')}`],
  ['<script src="https://a.example/b.js"></script>', 'script-src https://a.example/b.js'],
  ['<p onclick="alert()">', 'script-src-attr onclick'],
])('reports %s', (html, need) => {
  expect(check(html)).toEqual([need]);
});

it('accepts what is the own, and links to anywhere', () => {
  expect(
    check(
      '<img src="/a.png" srcset="/b.png 2x"><video src="/c.mp4"></video><a href="https://a.example">b</a><script type="application/ld+json">{}</script>',
    ),
  ).toEqual([]);
});

it('accepts what the policy allows', () => {
  const page = '<img src="https://a.example/b.png"><img src="https://x.cdn.example/b.png"><p style="color:red">';
  expect(
    check(page, { 'img-src': ['https://a.example', 'https://*.cdn.example'], 'style-src': ["'unsafe-inline'"] }),
  ).toEqual([]);
  expect(check(page, { 'style-src-attr': ["'unsafe-inline'"], 'img-src': ['https://a.example'] })).toEqual([
    'img-src https://x.cdn.example',
  ]);
});

it('names each source once, and how to allow it', () => {
  const needs = ['img-src https://a.example'];
  const pages = ['a', 'b', 'c'].map((name) => ({ route: `/${name}`, file: `content/${name}.mdx`, needs }));
  expect(checkPolicy(pages, contentPolicy([]))).toEqual([
    {
      severity: 'warning',
      rule: 'blocked-by-policy',
      file: 'content/a.mdx',
      message: 'browsers block what this page contains, as 2 other pages do: img-src https://a.example',
      hint: `copy the file to static/, or allow it in site.config.ts: csp: { 'img-src': ["https://a.example"] }`,
    },
  ]);
  expect(checkPolicy(pages, undefined)).toEqual([]);
});

it('covers the tags of plugins', () => {
  const needs = headTagNeeds({ tag: 'script', attributes: { src: 'https://a.example/b.js', async: true } });
  const found = (csp: PolicyAdditions) => checkPolicy([{ route: '/a', needs }], contentPolicy([csp])).length;
  expect([found({}), found({ 'script-src': ['https://a.example'] })]).toEqual([1, 0]);
});
