import { expect, it } from 'vitest';
import { contentType } from './content-type.ts';

it.each([
  ['/docs/img/a.svg', 'image/svg+xml'],
  ['/docs/img/BIG.SVG', 'image/svg+xml'],
  ['/docs/llms.txt', 'text/plain; charset=utf-8'],
  ['/docs/unknown.xyz', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
