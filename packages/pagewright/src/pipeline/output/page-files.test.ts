import { expect, it } from 'vitest';
import { pageFiles } from './page-files.ts';

it.each([
  ['/docs/x', ['docs/x/index.html'], ['docs/x.html'], ['docs/x.html', 'docs/x/index.html']],
  ['/docs/release-4.0', ['docs/release-4.0/index.html'], ['docs/release-4.0.html'], undefined],
  ['/docs/', ['docs/index.html'], ['docs/index.html'], ['docs/index.html']],
  ['/docs/v1/', ['docs/v1/index.html'], ['docs/v1/index.html'], ['docs/v1/index.html']],
  ['/', ['index.html'], ['index.html'], ['index.html']],
  ['', ['index.html'], ['index.html'], ['index.html']],
  ['/docs/old.html', ['docs/old.html/index.html'], ['docs/old.html'], ['docs/old.html']],
])('%s is in %j, in %j, or in %j', (path, folders, files, both = [...files, ...folders]) => {
  expect([pageFiles(path, 'folders'), pageFiles(path, 'files'), pageFiles(path, 'both')]).toEqual([
    folders,
    files,
    both,
  ]);
});
