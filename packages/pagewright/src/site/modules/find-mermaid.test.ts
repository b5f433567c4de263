import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyBasicSite } from '../../../../../tests/support/fixture-site.ts';
import { findMermaid } from './find-mermaid.ts';

const build = 'node_modules/mermaid/dist/mermaid.esm.min.mjs';
const siteDir = copyBasicSite({ 'inner/x': '', [build]: '', 'own.js': '' });

it('finds the package beside or above the site, or the file that is named', () => {
  expect(findMermaid(siteDir, true)).toBe(join(siteDir, build));
  expect(findMermaid(join(siteDir, 'inner'), true)).toBe(join(siteDir, build));
  expect(findMermaid(siteDir, './own.js')).toBe(join(siteDir, 'own.js'));
  expect(findMermaid(siteDir, false)).toBeUndefined();
});

it.each([
  [true, 'Mermaid, which draws diagrams, is not installed', 'install it: npm install mermaid'],
  ['./gone.js', 'there is no file ./gone.js', 'write the path of a build of Mermaid, or true'],
])('says how to get it: %s', (wanted, message, hint) => {
  expect(() => findMermaid(copyBasicSite(), wanted)).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ file: 'site.config.ts', message, hint })] }),
  );
});
