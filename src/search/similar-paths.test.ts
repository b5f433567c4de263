import { expect, test } from 'vitest';
import { similarPaths } from './similar-paths.ts';

const records = [
  '/docs/',
  '/docs/apis/camera',
  '/docs/apis/device',
  '/docs/guides/deep-links',
  '/docs/v3/apis/camera',
].map((path) => ({ path, title: path, headings: [] }));
const similar = (path: string) => similarPaths(records, path, 3).map((record) => record.path);

test('a moved page is found by the words of its address', () => {
  expect(similar('/docs/plugins/camera.html')[0]).toBe('/docs/apis/camera');
  expect(similar('/docs/guides/deep_links')[0]).toBe('/docs/guides/deep-links');
});

test('an address that shares nothing has no similar pages', () => {
  expect(similar('/docs/zzz')).toEqual([]);
  expect(similar('/docs/index.html')).toEqual([]);
});
