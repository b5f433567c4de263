import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { siteVersions } from '../support/site-versions.ts';

const site = join(import.meta.dirname, '../../site');
const sprite = readFileSync(join(site, 'static/img/icons.svg'), 'utf8');
const names = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);

it('has one icon for each platform and each plugin of every version', () => {
  const plugins = siteVersions.flatMap(({ folder }) =>
    readdirSync(join(site, 'content', folder, 'apis')).map((file) => file.replace('.mdx', '')),
  );
  const needed = new Set(['ios', 'android', 'web', ...plugins]);
  needed.delete('index');
  expect([...needed].filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toEqual([...new Set(names)]);
});

it('has icons that a page can afford', () => {
  expect(brotliCompressSync(sprite).length).toBeLessThan(5000);
});
