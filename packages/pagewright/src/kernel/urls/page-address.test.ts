import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

describe('pageAddress', () => {
  it.each([
    '/docs/old',
    '/docs/old/',
    '/docs/old//',
    '/docs/old/index.html',
    '/docs/old//index.html',
    '/docs/old/index.html/',
  ])('%s is /docs/old', (from) => {
    expect(pageAddress(from)).toBe('/docs/old');
  });

  it.each(['/docs/old', '/docs/my-index.html', '/docs/index.html/more'])('leaves %s as it is', (path) => {
    expect(pageAddress(path)).toBe(path);
  });

  it('is nothing for the root', () => {
    expect(['/', '/index.html'].map(pageAddress)).toEqual(['', '']);
  });
});
