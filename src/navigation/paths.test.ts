import { expect, it } from 'vitest';
import { isPagePath, normalizePath } from './paths.ts';

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
  ['/docs/index.html', '/docs/'],
  ['/docs', '/docs/'],
])('%s is the same page as %s', (path, plain) => {
  expect(normalizePath(path, '/docs/')).toBe(plain);
});
