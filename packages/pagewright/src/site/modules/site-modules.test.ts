import type { Plugin } from '../plugins/plugin.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { Problem } from '../../kernel/problems.ts';
import { readModules } from './read-modules.ts';
import { hasModules, readSiteModules } from './site-modules.ts';

const component = 'export default function Part() { return null; }';
let dir: string;

beforeEach(() => {
  dir = temporaryFolder();
});

function put(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), file.endsWith('x') ? component : '');
  }
}

const inSite = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, relativePath(dir, file)]));

const pluginsOf = (...list: Plugin[]) => ({ list, module: '', code: '' });
const usual = {
  components: undefined,
  pages: undefined,
  theme: { css: undefined, parts: {} },
  markdown: { math: false, mermaid: false },
  images: { zoom: false },
  linkPreviews: true,
  webMcp: false,
  plugins: pluginsOf(),
};

describe('readSiteModules', () => {
  it('finds nothing where there is nothing', () => {
    expect(hasModules(readSiteModules(dir, usual))).toBe(false);
  });

  it('has tools for agents in the browser only if the site offers them', () => {
    expect(readSiteModules(dir, usual)).not.toHaveProperty('webMcp');
    const offered = readSiteModules(dir, { ...usual, webMcp: true });
    expect(offered).toMatchObject({ webMcp: true });
    expect(hasModules(offered)).toBe(true);
  });

  it('names components after their files, and pages after their paths', () => {
    put('components/Lamp.tsx', 'components/light/Bulb.jsx', 'components/light/watts.ts', 'components/Lamp.test.tsx');
    put('pages/index.tsx', 'pages/about.tsx', 'pages/shop/index.tsx', 'pages/_Card.tsx', 'pages/notes.md');
    const { components, pages } = readSiteModules(dir, usual);
    expect(inSite(components)).toEqual({ Lamp: 'components/Lamp.tsx', Bulb: 'components/light/Bulb.jsx' });
    expect(inSite(pages)).toEqual({ '': 'pages/index.tsx', about: 'pages/about.tsx', shop: 'pages/shop/index.tsx' });
  });

  it('puts the theme after the styles of components, so that it wins', () => {
    put('theme.css', 'components/b.css', 'components/a.css', 'pages/index.tsx', 'pages/home.css');
    const { styles, theme } = readSiteModules(dir, usual);
    expect(styles.map((file) => relativePath(dir, file))).toEqual([
      'components/a.css',
      'components/b.css',
      'pages/home.css',
      'theme.css',
    ]);
    expect(relativePath(dir, theme!)).toBe('theme.css');
  });

  it('wants what the configuration names, at its line', () => {
    writeFileSync(
      join(dir, 'site.config.ts'),
      "export default {\n  components: 'parts',\n  theme: {\n    css: 'a.css' },\n};\n",
    );
    const read = () => readSiteModules(dir, { ...usual, components: 'parts', theme: { css: 'a.css', parts: {} } });
    expect(read).toThrow('site.config.ts:2: components: there is no folder parts');
    expect(read).toThrow('site.config.ts:4: theme.css: there is no file a.css');
  });

  it('does not let two components have one name', () => {
    put('components/Lamp.tsx', 'components/light/Lamp.tsx');
    expect(() => readSiteModules(dir, usual)).toThrow(
      'components/light/Lamp.tsx: there are two components <Lamp>: the other one is components/Lamp.tsx',
    );
  });

  it('does not let a page have a name that no address can have', () => {
    put('pages/über uns.tsx');
    expect(() => readSiteModules(dir, usual)).toThrow('the name of this page cannot be part of an address: über uns');
  });
});

describe('readModules', () => {
  function problemsOf(source: string): Problem[] {
    put('components/Lamp.tsx');
    writeFileSync(join(dir, 'components/Lamp.tsx'), source);
    const problems: Problem[] = [];
    readModules(dir, readSiteModules(dir, usual), problems);
    return problems;
  }

  it('finds the line of a syntax error', () => {
    expect(problemsOf('\nexport default function Lamp( {')).toMatchObject([
      { file: 'components/Lamp.tsx', line: 2, message: expect.stringContaining('failed to parse this file') as string },
    ]);
  });

  it('wants a default export', () => {
    expect(problemsOf('export function Lamp() {}')).toMatchObject([{ message: 'this file has no default export' }]);
    expect(problemsOf('const Lamp = () => null;\nexport { Lamp as default };')).toEqual([]);
  });

  it('finds the modules of plugins, and names those that are not there', () => {
    put('plugins/Box.tsx', 'plugins/a.css');
    const a = { name: 'a', components: { Box: './plugins/Box.tsx' }, styles: './plugins/a.css' };
    const { components, styles } = readSiteModules(dir, { ...usual, plugins: pluginsOf(a, { ...a, name: 'b' }) });
    expect(inSite(components)).toEqual({ Box: 'plugins/Box.tsx' });
    expect(styles).toHaveLength(1);
    const wrong = pluginsOf({ name: 'a', client: './plugins/gone.ts' }, { name: 'b', styles: 'no-such-package/a.css' });
    const read = () => readSiteModules(dir, { ...usual, plugins: wrong });
    expect(read).toThrow('"client" of the plugin "a" names ./plugins/gone.ts, which does not exist');
    expect(read).toThrow('"styles" of the plugin "b" names no-such-package/a.css, which does not exist');
  });

  it('does not let a component of the site hide that of a plugin', () => {
    put('components/Box.tsx', 'plugins/Box.tsx');
    const plugins = pluginsOf({ name: 'a', components: { Box: './plugins/Box.tsx' } });
    expect(() => readSiteModules(dir, { ...usual, plugins })).toThrow(
      'components/Box.tsx: a plugin has a component <Box> as well',
    );
  });
});
