import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { loadForeign } from './load.ts';

const dir = temporaryFolder();

async function load(name: string, source: string): Promise<unknown> {
  writeFileSync(join(dir, name), source);
  return loadForeign(join(dir, name));
}

it('runs CommonJS that uses packages that are not installed', async () => {
  const source = `const { themes } = require('some-theme');
const path = require('path');
module.exports = async () => ({
  title: 'Lamp',
  sidebar: require.resolve('./sidebars.js'),
  preset: require.resolve('@docusaurus/preset-classic'),
  folder: path.basename(__dirname) === path.basename(process.cwd()),
  theme: themes.github,
  plugins: [function myPlugin() {}],
});`;
  expect(await load('a.js', source)).toEqual({
    value: {
      title: 'Lamp',
      sidebar: join(dir, 'sidebars.js'),
      preset: '@docusaurus/preset-classic',
      folder: true,
      theme: 'some-theme.themes.github',
      plugins: [{ $function: 'myPlugin' }],
    },
  });
});

it('runs TypeScript with types of packages that are not installed, and its own modules', async () => {
  writeFileSync(join(dir, 'words.ts'), "export const title: string = 'Lamp';");
  const source = `import type { Config } from '@docusaurus/types';
import { title } from './words';
import * as yaml from 'some-yaml';
console.log('noise', yaml.load('a').map((item) => item));
export default { title, tagline: title } satisfies Config;`;
  expect(await load('b.ts', source)).toEqual({ value: { title: 'Lamp', tagline: 'Lamp' } });
});

it('reads JSON, and says why a file cannot be read', async () => {
  expect(await load('c.json', '{ "docs": ["a"] }')).toEqual({ value: { docs: ['a'] } });
  expect(await load('d.js', "throw new Error('no token');")).toEqual({ failure: 'Error: no token' });
});
