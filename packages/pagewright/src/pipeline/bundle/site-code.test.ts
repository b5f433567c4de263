import { join } from 'node:path';
import { expect, it } from 'vitest';
import { partNames } from '../../site/config/theme-schema.ts';
import { type SiteModules, noModules } from '../../site/modules/site-modules.ts';
import { siteCode } from './site-code.ts';

const root = join(import.meta.dirname, '../../..');

function codeOf(file: string, modules: Partial<SiteModules>): string | undefined {
  const { load } = siteCode(root, () => ({ ...noModules, ...modules }));
  const read = load as unknown as (id: string) => string | undefined;
  return read(join(root, 'src', file).replaceAll('\\', '/'));
}

it.each(partNames)('a site can put its own %s in the place of ours, and the other parts stay', (name) => {
  const parts = { [name]: `/site/${name}.tsx` };
  const code = ['ui/parts/shell-parts.ts', 'ui/parts/doc-parts.ts'].map((file) => codeOf(file, { parts })).join('\n');
  expect(code).toContain(`export { default as ${name} } from "/site/${name}.tsx";`);
  expect(code.match(/default as/g)).toHaveLength(1);
});

it('leaves the files of the engine as they are where the site has nothing', () => {
  expect(codeOf('ui/parts/shell-parts.ts', { parts: { DocHeader: '/site/H.tsx' } })).toBeUndefined();
  expect(codeOf('entries/site-pages.ts', {})).toBeUndefined();
  expect(codeOf('entries/site-styles.ts', {})).toBeUndefined();
});

it('loads pages and client modules when they are needed', () => {
  expect(codeOf('entries/site-pages.ts', { pages: { '': '/site/index.tsx' } })).toBe(
    'export const sitePages = { "": () => import("/site/index.tsx") };',
  );
  expect(codeOf('entries/site-client.ts', { client: ['/site/a.ts'] })).toBe(
    'export const clientModules = [() => import("/site/a.ts")];',
  );
});
