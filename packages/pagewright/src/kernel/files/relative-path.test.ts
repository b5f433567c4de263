import { posix, win32 } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The functions as they are on another system. */
async function on(system: typeof posix): Promise<typeof import('./relative-path.ts')> {
  vi.resetModules();
  vi.doMock('node:path', () => ({ ...system, default: system }));
  return import('./relative-path.ts');
}
afterEach(() => vi.doUnmock('node:path'));

describe('relativePath', () => {
  it('has slashes on every system', async () => {
    expect((await on(posix)).relativePath('/site', '/site/content/v1/a.mdx')).toBe('content/v1/a.mdx');
    const { relativePath } = await on(win32);
    expect(relativePath('C:\\site', 'C:\\site\\content\\v1\\a.mdx')).toBe('content/v1/a.mdx');
    expect(relativePath('C:\\site', 'C:/site/content/v1/a.mdx')).toBe('content/v1/a.mdx');
  });
});

describe('isWithin', () => {
  it.each([
    ['/site', true],
    ['/site/a', true],
    ['/site/..a', true],
    ['/site-2/a', false],
    ['/', false],
    ['/other', false],
  ])('knows where %s is', async (path, expected) => {
    expect((await on(posix)).isWithin('/site', path)).toBe(expected);
    expect((await on(win32)).isWithin('C:\\site', `C:${path}`)).toBe(expected);
    expect((await on(win32)).isWithin('C:\\site', `C:${path.replaceAll('/', '\\')}`)).toBe(expected);
  });

  it('knows that another drive is elsewhere', async () => {
    expect((await on(win32)).isWithin('C:\\site', 'D:\\site\\a')).toBe(false);
  });
});
