import { expect, it } from 'vitest';
import { isPagePath, isSamePage, normalizePath, pathOfPayload, payloadUrl } from './paths.ts';

it.each([
  ['/docs/guide', true],
  ['/docs/guide/', true],
  ['/docs', true],
  ['/docs/guide/index.html', true],
  ['/docs/updating/release-4.0', true],
  ['/docs/files/notes.txt', false],
  ['/docs/sitemap.xml', false],
  ['/other', false],
])('%s is a page: %s', (path, isPage) => {
  expect(isPagePath(path, '/docs/')).toBe(isPage);
});

it.each([
  ['/docs/x/', '/docs/x'],
  ['/docs/x/index.html', '/docs/x'],
  ['/docs/x/index.html/', '/docs/x'],
  ['/docs/index.html', '/docs/'],
  ['/docs', '/docs/'],
])('%s is the same page as %s', (path, plain) => {
  expect(normalizePath(path, '/docs/')).toBe(plain);
});

it.each([
  ['/docs/search', '/docs/search/', true],
  ['/docs/search', '/docs/search/index.html', true],
  ['/docs/', '/docs', true],
  ['/docs/search', '/docs//search', true],
  ['/docs/search', '//docs/search//index.html', true],
  ['/docs/search', '/docs/%73earch', true],
  ['/docs/search', '/docs/%search', false],
  ['/docs/search', '/docs/search-help', false],
])('%s and %s are the same page: %s', (path, other, isSame) => {
  expect(isSamePage(path, other)).toBe(isSame);
});

it.each([
  ['/docs/', '/docs/index.rsc.txt', '/docs/'],
  ['/docs', '/docs/index.rsc.txt', '/docs/'],
  ['/docs/x', '/docs/x.rsc.txt', '/docs/x'],
  ['/docs/v1/', '/docs/v1.rsc.txt', '/docs/v1'],
  ['/docs/release-4.0', '/docs/release-4.0.rsc.txt', '/docs/release-4.0'],
])('the content of %s is at %s', (path, url, plain) => {
  expect(payloadUrl(path, '/docs/')).toBe(url);
  expect(pathOfPayload(url)).toBe(plain);
});

it('other files are no content of pages', () => {
  expect(['/docs/x', '/docs/llms.txt', '/docs/x.rsc'].map(pathOfPayload)).toEqual([undefined, undefined, undefined]);
});
