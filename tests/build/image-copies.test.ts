import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bitmap } from '../support/bitmap.ts';
import { append, changeSite, copyBasicSite, replace, temporaryFolder } from '../support/fixture-site.ts';
import { runPagewright } from '../support/run-pagewright.ts';

// Copies of pictures, made by a stand-in for sharp. The tests are one story: each continues where the previous one ended.

/** Its copies say what they are; it notes each one, and cannot read some pictures. */
const standIn = `
const { appendFileSync } = require('node:fs');
module.exports = (source) => ({
  rotate() { return this; },
  resize({ width }) { this.width = width; return this; },
  toFormat(format) { this.format = format; return this; },
  async toBuffer() {
    if (source.includes('broken')) throw new Error('unexpected end');
    appendFileSync(__dirname + '/made.txt', this.format + ' ' + this.width + '\\n');
    return Buffer.from(this.format + ' ' + this.width);
  },
});`;

const site = copyBasicSite({
  'site.config.ts': replace('  title', "  images: { formats: ['avif', 'webp'], widths: [480] },\n  title"),
  'content/v2/only-new.mdx': append('![A screen](/img/screen.png)\n\n![Drawing](/img/logo.svg)'),
  'content/v1/only-old.mdx': append('![A screen](/img/screen.png)'),
});
const out = join(temporaryFolder(), 'out');
const picture = join(site, 'static/img/screen.png');
writeFileSync(picture, bitmap.png());

const build = () => runPagewright('build', site, '--out', out);
const page = (): string => readFileSync(join(out, 'docs/only-new/index.html'), 'utf8');
const copies = (): string[] =>
  Array.from(page().matchAll(/\/(docs\/assets\/image-copies\/[\da-f]{16}\.\w+) (\d+w)/g), ([, file]) => file!);
const made = (): string[] => readFileSync(join(site, 'node_modules/sharp/made.txt'), 'utf8').trim().split('\n').sort();

it('says what to install', async () => {
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain('site.config.ts:4: sharp, which makes copies of pictures, is not installed');
  expect(output).toContain('install it: npm install sharp');
});

it('offers copies of a picture, each made once, and the original to all else', async () => {
  changeSite(site, { 'node_modules/sharp/index.js': standIn });
  const { code, output } = await build();
  expect(code, output).toBe(0);
  expect(output).toContain('warnings 0');
  expect(page()).toContain(
    '<img src="/docs/img/screen.png" alt="A screen" width="900" height="600" loading="lazy"></picture>',
  );
  expect(page()).toContain('<p><img src="/docs/img/logo.svg"');
  expect(copies().map((file) => readFileSync(join(out, file), 'utf8'))).toEqual([
    'avif 480',
    'avif 900',
    'webp 480',
    'webp 900',
  ]);
  expect(made()).toEqual(['avif 480', 'avif 900', 'webp 480', 'webp 900']);
  expect(readFileSync(join(out, '_headers'), 'utf8')).toContain('/docs/assets/image-copies/*\n  Cache-Control');
  expect(readFileSync(join(out, 'docs/only-new.md'), 'utf8')).toContain(
    '![A screen](https://basic.example/docs/img/screen.png)',
  );
});

it('keeps the copies, also of pages that are not compiled again, until the picture changes', async () => {
  const before = copies();
  expect((await build()).output).toContain('0 compiled, 0 rendered');
  expect(copies()).toEqual(before);
  expect(readdirSync(join(out, 'docs/assets/image-copies'))).toHaveLength(4);
  expect(made()).toHaveLength(4);
  writeFileSync(picture, bitmap.png('tEXt'));
  expect((await build()).output).toContain('2 compiled, 2 rendered');
  expect(copies().filter((file) => before.includes(file))).toEqual([]);
  expect(readdirSync(join(out, 'docs/assets/image-copies'))).toHaveLength(4);
  expect(made()).toHaveLength(8);
});

it('makes none for a check, and says which picture cannot be copied', async () => {
  writeFileSync(picture, Buffer.concat([bitmap.png(), Buffer.from('broken')]));
  expect(await runPagewright('check', site)).toMatchObject({ code: 0 });
  const { code, output } = await build();
  expect(code).toBe(1);
  expect(output).toContain('error: static/img/screen.png: cannot make a copy of this picture as avif: unexpected end');
});
