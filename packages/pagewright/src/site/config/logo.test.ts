import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyBasicSite, temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import type { Problem } from '../../kernel/problems.ts';
import { readIcons } from './icons.ts';
import { readLogo } from './logo.ts';
import type { ResolvedConfig } from './schema.ts';

let dir: string;
let problems: Problem[];

beforeEach(() => {
  dir = temporaryFolder();
  problems = [];
  mkdirSync(join(dir, 'static'));
});

const put = (name: string, content: string | Uint8Array): void => writeFileSync(join(dir, 'static', name), content);

describe('readLogo', () => {
  const read = (src: string, siteDir = dir) => {
    const config = { baseUrl: '/docs/', navbar: { logo: { alt: 'Lamp', src } } } as ResolvedConfig;
    return readLogo(siteDir, config, "{ navbar: {\n logo: { src: '' } } }", problems).html;
  };

  it('inlines a drawing without its namespace and comments', () => {
    put('a.svg', '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0" /></svg>\n');
    expect(read('a.svg')).toBe('<svg><path d="M0 0" /></svg>');
  });

  it('shows a bitmap as high as the navbar has room for', () => {
    const siteDir = copyBasicSite();
    expect(read('img/shot.png', siteDir)).toMatch(
      /^<img src="\/docs\/img\/shot\.png" width="\d+" height="32" alt="">$/,
    );
  });

  it.each([
    ['gone.svg', undefined, 'the logo static/gone.svg does not exist'],
    ['gone.png', undefined, 'the logo static/gone.png does not exist'],
    ['bad.png', 'text', 'the logo static/bad.png is damaged or not an image'],
    ['bad.svg', 'text', 'the logo static/bad.svg is not an SVG file'],
    ['id.svg', '<svg><g id="a" /></svg>', 'the logo static/id.svg contains "id=", which would affect the rest'],
  ])('says what is wrong with %s', (name, content, message) => {
    if (content) put(name, content);
    read(name);
    expect(problems).toMatchObject([{ file: 'site.config.ts', line: 2, message: expect.stringContaining(message) }]);
  });
});

describe('readIcons', () => {
  const read = (icon: string) => {
    const items = [{ type: 'social', icon }] as unknown as ResolvedConfig['navbar']['items'];
    return readIcons(
      dir,
      { navbar: { items } as ResolvedConfig['navbar'] },
      "{ navbar: { items: [\n { icon: '' }] } }",
      problems,
    );
  };

  it('gives drawings the size and the colour of icons', () => {
    put('a.svg', '<svg viewBox="0 0 9 9" width="90" height="90"><path d="M0 0h9v9z" /></svg>');
    put('b.svg', '<svg viewBox="0 0 9 9" stroke="red"><path d="M0 0h9" /></svg>');
    expect([read('a.svg'), read('b.svg'), read('github')]).toEqual([
      { 'a.svg': '<svg viewBox="0 0 9 9" width="18" height="18" fill="currentColor"><path d="M0 0h9v9z" /></svg>' },
      { 'b.svg': '<svg viewBox="0 0 9 9" stroke="red" width="18" height="18"><path d="M0 0h9" /></svg>' },
      {},
    ]);
  });

  it('names the line of one that is missing', () => {
    read('gone.svg');
    expect(problems).toMatchObject([{ line: 2, message: 'the icon static/gone.svg does not exist' }]);
  });
});
