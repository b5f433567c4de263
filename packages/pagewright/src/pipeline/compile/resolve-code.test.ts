import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { copyBasicSite } from '../../../../../tests/support/fixture-site.ts';
import { resolveCode } from './resolve-code.ts';

const file = 'content/v1/guide/page.mdx';
const siteDir = copyBasicSite({
  'snippets/app.ts': '// #region a\nb();\n// #endregion\nc();\n',
  'snippets/x.bin': '\0',
});
const otherwise = 'write its path relative to this page, or from the site folder, starting with /';
const outside = 'move it into the site folder; a path that begins with / starts there';

it('finds a file by its path from the page or from the site folder', () => {
  expect(resolveCode({ siteDir }, file, '../../../snippets/app.ts#a')).toMatchObject({ code: 'b();\n' });
  expect(resolveCode({ siteDir }, file, '/snippets/app.ts')).toMatchObject({ code: 'b();\nc();\n' });
});

it.each([
  ['/snippets/ap.ts', 'there is no file /snippets/ap.ts', 'did you mean /snippets/app.ts?'],
  ['../../snippets/app.ts', 'there is no file ../../snippets/app.ts', 'did you mean ../../../snippets/app.ts?'],
  ['/snippets', 'there is no file /snippets', otherwise],
  ['/snippets/App.ts', 'there is no file /snippets/App.ts', 'did you mean /snippets/app.ts?'],
  ['/snippets/app.ts#b', 'there is no region "b" in snippets/app.ts', 'did you mean "a"?'],
  ['/../secret.ts', 'there is no file /../secret.ts', otherwise],
  ['../../../../secret.ts', 'the file ../../../../secret.ts is outside the site folder', outside],
  ['/link.ts', 'the file /link.ts is outside the site folder', outside],
  ['/snippets/x.bin', 'snippets/x.bin:1: U+0000 in column 1 is a character that cannot be seen', expect.anything()],
])('%s is a mistake', (target, message, hint) => {
  const secret = join(dirname(siteDir), 'secret.ts');
  writeFileSync(secret, 'secret');
  if (target === '/link.ts') symlinkSync(secret, join(siteDir, 'link.ts'));
  expect(resolveCode({ siteDir }, file, target)).toEqual({ message, hint });
});
