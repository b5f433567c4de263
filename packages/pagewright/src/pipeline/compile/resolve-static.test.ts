import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyBasicSite } from '../../../../../tests/support/fixture-site.ts';
import { resolveFile, resolveImage } from './resolve-static.ts';

const file = 'content/v1/guide/page.mdx';

/** A photo of 40 × 30 pixels as far as its size: the marker of its EXIF data with the orientation, then that of the frame. */
function photo(orientation: number): Buffer {
  const exif = `457869660000 4d4d002a00000008 0001 0112000300000001 000${orientation}0000 00000000`;
  return Buffer.from(`ffd8 ffe10022 ${exif} ffc0000b08 001e0028 01011100 ffd9`.replaceAll(' ', ''), 'hex');
}

describe('resolveImage', () => {
  const site = {
    baseUrl: '/docs/',
    siteDir: copyBasicSite({
      'static/img/broken.png': 'no picture',
      'static/img/empty.svg': '',
      'static/img/unsized.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="100%"/>',
      'static/img/a b/100%#é@2x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'content/near.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  };

  it('finds a file of static/ by its path there or relative to the page, with its size', () => {
    const shot = { src: '/docs/img/shot.png', width: 30, height: 20 };
    expect(resolveImage(site, file, '/img/shot.png')).toEqual(shot);
    expect(resolveImage(site, file, '../../../static/img/shot.png')).toEqual(shot);
    expect(resolveImage(site, file, '/img/logo.svg')).toEqual({ src: '/docs/img/logo.svg', width: 200, height: 24 });
  });

  it('finds the drawing for phones beside a drawing', () => {
    const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`;
    writeFileSync(join(site.siteDir, 'static/img/v1.2.svg'), svg(800));
    expect(resolveImage(site, file, '/img/v1.2.svg')).not.toHaveProperty('phone');
    writeFileSync(join(site.siteDir, 'static/img/v1.2.phone.svg'), svg(360));
    expect(resolveImage(site, file, '/img/v1.2.svg')).toMatchObject({
      width: 800,
      phone: { src: '/docs/img/v1.2.phone.svg', width: 360, height: 9 },
    });
  });

  it.each([
    [1, 40, 30],
    [3, 40, 30],
    [6, 30, 40],
    [8, 30, 40],
  ])('knows that a photo with orientation %i is shown %i wide and %i high', (orientation, width, height) => {
    writeFileSync(join(site.siteDir, `static/img/photo-${orientation}.jpg`), photo(orientation));
    expect(resolveImage(site, file, `/img/photo-${orientation}.jpg`)).toMatchObject({ width, height });
  });

  it('encodes names that mean something else in a URL', () => {
    expect(resolveImage(site, file, '/img/a%20b/100%25%23é@2x.svg')).toMatchObject({
      src: '/docs/img/a%20b/100%25%23%C3%A9@2x.svg',
    });
  });

  it.each([
    '/img/nope.png',
    '/img',
    '/img/shot.png/nope.png',
    './shot.png',
    'https://a.example/a.png',
    '../../near.svg',
    '/../content/near.svg',
  ])('says that there is no image %s in static/', (target) => {
    expect(resolveImage(site, file, target)).toEqual({
      message: `cannot find the image ${target}`,
      hint: 'put the file in static/ and use its path from there, starting with /',
    });
  });

  it.each(['/img/broken.png', '/img/cut.png', '/img/empty.svg'])('says that %s is there, but no image', (target) => {
    const shot = readFileSync(join(site.siteDir, 'static/img/shot.png'));
    writeFileSync(join(site.siteDir, 'static/img/cut.png'), shot.subarray(0, 10));
    expect(resolveImage(site, file, target)).toEqual({
      message: `cannot read the image ${target}: the file is there, but it is damaged or not an image`,
      hint: 'save it again, as PNG, JPEG, GIF, WebP, AVIF or SVG',
    });
  });

  it('says that a drawing has no size', () => {
    expect(resolveImage(site, file, '/img/unsized.svg')).toEqual({
      message: 'cannot read the size of the image /img/unsized.svg',
      hint: 'give the <svg> in this file a width and a height in pixels, or a viewBox',
    });
  });

  it('notices when a picture is replaced', () => {
    const path = join(site.siteDir, 'static/img/logo.svg');
    resolveImage(site, file, '/img/logo.svg');
    writeFileSync(path, '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>');
    utimesSync(path, 2_000_000_000, 2_000_000_000);
    expect(resolveImage(site, file, '/img/logo.svg')).toMatchObject({ width: 7, height: 5 });
  });
});

describe('resolveFile', () => {
  const site = { baseUrl: '/docs/', siteDir: copyBasicSite({ 'static/files/a #1.mp4': '' }) };

  it.each([
    ['/files/notes.txt', '/docs/files/notes.txt'],
    ['../../../static/files/notes.txt', '/docs/files/notes.txt'],
    ['/files/a%20%231.mp4#t=10', '/docs/files/a%20%231.mp4#t=10'],
  ])('%s → %s', (target, url) => {
    expect(resolveFile(site, file, target)).toBe(url);
  });

  it.each(['/files/nope.mp4', '/files', '/../site.config.ts', ''])('there is no file %s in static/', (target) => {
    expect(resolveFile(site, file, target)).toMatchObject({ message: `cannot find the file ${target}` });
  });
});
