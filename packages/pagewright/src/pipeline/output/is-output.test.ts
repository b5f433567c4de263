import { posix, win32 } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

/** The function as it is on another system. */
async function on(system: typeof posix) {
  vi.resetModules();
  vi.doMock('node:path', () => ({ ...system, default: system }));
  return (await import('./output-folder.ts')).isOutput;
}
afterEach(() => vi.doUnmock('node:path'));

it('isOutput knows the paths that a watcher reports, on Windows with slashes and any drive letter', async () => {
  const onPosix = await on(posix);
  expect(['/docs/dist/a.html', '/docs/dist.new-12/a.html'].map((path) => onPosix('/docs/dist', path))).toEqual([
    true,
    true,
  ]);
  const onWindows = await on(win32);
  const isOutput = (path: string): boolean => onWindows('C:\\docs\\dist', path);
  expect(['C:/docs/dist', 'C:\\docs\\dist\\a.html', 'c:/docs/dist.old-12/a.html'].map(isOutput)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['C:/docs/site/a.mdx', 'C:/dist/a.html', 'D:/docs/dist/a.html', 'C:/docs/dist-2/a'].map(isOutput)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
