import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guides } from '../../scripts/frameworks/guides.mjs';
import { readLayout } from '../../scripts/frameworks/layout.mjs';
import { codeBlocks, readPage } from '../../scripts/frameworks/page-source.mjs';
import { declarationsOf } from '../../scripts/frameworks/stand-ins.mjs';

const content = join(import.meta.dirname, '../../site/content/v4');
const pages = ['react', 'vue', 'angular', 'svelte', 'nextjs', 'nuxt', 'sveltekit', 'vite', 'plain-html'];

const versions = ['v4', 'v3'];

describe.each(versions.flatMap((version) => pages.map((page) => ({ version, page }))))(
  '$version/$page',
  ({ version, page }) => {
    const { tree, files, webDir } = readLayout(version, `frameworks/${page}`);

    it('shows every file of its tree, and no other', () => {
      expect([...files.keys()].sort()).toEqual([...tree].sort());
    });

    it('names the same web directory as the overview', () => {
      const row = readPage(version, 'frameworks/index')
        .split('\n')
        .find((line) => line.includes(`(~/frameworks/${page}.mdx)`) && line.startsWith('|'));
      expect(row).toContain(`\`${webDir.replace('field-notes', 'NAME')}\``);
    });
  },
);

it('every guide in the list has complete tabs for each framework', () => {
  for (const guide of guides)
    for (const tab of ['react', 'vue', 'angular', 'svelte', 'vanilla'])
      expect([guide, tab, codeBlocks(readPage('v4', guide)).some((block) => block.tab === tab)]).toEqual([
        guide,
        tab,
        true,
      ]);
});

it('the list of guides has every one with tabs for frameworks', () => {
  const folders = ['basics', 'guides', 'getting-started'];
  const found = folders.flatMap((folder) =>
    readdirSync(join(content, folder))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${folder}/${file.replace('.mdx', '')}`)
      .filter((page) => codeBlocks(readPage('v4', page)).some((block) => block.tab === 'vanilla' && block.title)),
  );
  expect(found.sort()).toEqual(guides);
});

it('projects of an older version get whole declarations, also of what it inherits', () => {
  const declarations = declarationsOf('v3');
  expect([...declarations.keys()]).not.toContain('http');
  expect(declarations.get('app')).toContain('getLaunchUrl(): Promise<');
  expect(declarations.get('storage')).toContain('export declare const Storage: StoragePlugin;');
});
