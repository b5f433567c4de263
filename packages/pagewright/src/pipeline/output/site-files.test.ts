import { barColors } from '../render/document.ts';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyBasicSite } from '../../../../../tests/support/fixture-site.ts';
import type { Site } from '../../site/model.ts';
import { staticFiles, webManifest } from './site-files.ts';

describe('webManifest', () => {
  const iconsOf = (files: Record<string, string>): unknown => {
    const config = { title: 'Basic Docs', baseUrl: '/docs/' };
    const site = { dir: copyBasicSite(files), assetBase: '/docs/', config } as Site;
    return (JSON.parse(webManifest(site, barColors)) as { icons: unknown }).icons;
  };

  it('names the icons that the site has', () => {
    expect(iconsOf({})).toEqual([]);
    expect(iconsOf({ 'static/img/icon-512.png': '' })).toEqual([
      { src: '/docs/img/icon-512.png', sizes: '512x512', type: 'image/png' },
    ]);
  });
});

it('staticFiles follows symlinks', () => {
  const dir = copyBasicSite();
  symlinkSync('shot.png', join(dir, 'static/img/linked.png'));
  symlinkSync('../files', join(dir, 'static/img/more'));
  const paths = staticFiles(dir).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['img/shot.png', 'img/linked.png', 'img/more/notes.txt']));
});
