import { expect, it } from 'vitest';
import { copyBasicSite } from '../../../../../tests/support/fixture-site.ts';
import { loadSharp } from './sharp.ts';

const problems = async (siteDir: string): Promise<unknown> =>
  loadSharp(siteDir).catch((error: { problems: unknown }) => error.problems);

it('takes the package that the site has installed', async () => {
  const sharp = await loadSharp(copyBasicSite({ 'node_modules/sharp/index.js': 'module.exports = () => "own";' }));
  expect(sharp(Buffer.from(''), { failOn: 'error' })).toBe('own');
});

it('says how to install it', async () => {
  const site = copyBasicSite({
    'site.config.ts': (text) => text.replace('title', 'images: { formats: [] },\n  title'),
  });
  expect(await problems(site)).toMatchObject([
    {
      file: 'site.config.ts',
      line: 4,
      message: 'sharp, which makes copies of pictures, is not installed',
      hint: 'install it: npm install sharp',
    },
  ]);
});

it('says why an installed one does not load', async () => {
  const site = copyBasicSite({ 'node_modules/sharp/index.js': 'throw new Error("no binary\\nfor this system");' });
  expect(await problems(site)).toMatchObject([
    { message: 'cannot load sharp, which makes copies of pictures: no binary' },
  ]);
});
