import { describe, expect, it } from 'vitest';
import { similarPath } from './similar-path.ts';

const pages = [
  '/docs/',
  '/docs/guides/ads',
  '/docs/apis/camera',
  '/docs/apis/share',
  '/docs/cli/share',
  '/docs/old.pdf',
  '/docs/note',
  '/docs/none',
];
const hint = (path: string): string => similarPath(path, pages, 'nothing is like it');

describe('similarPath', () => {
  it.each([
    ['/docs/apis/camra', '/docs/apis/camera'],
    ['/docs/camera', '/docs/apis/camera'],
    ['/docs/apis/Camera/', '/docs/apis/camera'],
    ['/docs/apis/camera.mdx', '/docs/apis/camera'],
    ['/docs/camera/index.html', '/docs/apis/camera'],
    ['/docs/odl.pdf', '/docs/old.pdf'],
  ])('%s → %s', (path, meant) => {
    expect(hint(path)).toBe(`did you mean ${meant}?`);
  });

  it('names all that end alike, the one in the same folder first', () => {
    expect(hint('/docs/v9/share')).toBe('did you mean /docs/apis/share or /docs/cli/share?');
    expect(hint('/docs/cli/shar')).toBe('did you mean /docs/cli/share or /docs/apis/share?');
  });

  it('shows at most three, as told', () => {
    const many = ['a/x.mdx', 'b/x.mdx', 'c/x/index.mdx', 'd/x.mdx'];
    expect(similarPath('x.mdx', many, '', (path) => `~/${path}`)).toBe(
      'did you mean ~/a/x.mdx or ~/b/x.mdx or ~/c/x/index.mdx?',
    );
  });

  it('prefers a page that ends exactly alike to one in the same folder', () => {
    expect(similarPath('a/cards', ['a/card', 'b/cards'], '')).toBe('did you mean b/cards?');
  });

  it.each(['/docs/apis/cemara', '/docs/apis/biometrics', '/docs/nope', '/', ''])('finds nothing like "%s"', (path) => {
    expect(hint(path)).toBe('nothing is like it');
  });
});
