import { join } from 'node:path';
import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Change, changeSite, replace, temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { type Problem, SiteError } from '../../kernel/problems.ts';
import { loadConfig } from '../config/load-config.ts';
import { loadSite } from '../load-site.ts';
import type { Site } from '../model.ts';

const example = join(import.meta.dirname, '../../../../../examples/languages');

async function load(changes: Record<string, Change> = {}): Promise<{ site: Site; problems: Problem[] }> {
  const dir = join(temporaryFolder(), 'site');
  cpSync(example, dir, { recursive: true });
  // Bundling the sources of a plugin takes seconds, and translations do not need it.
  changeSite(dir, { 'site.config.ts': (config) => config.replace(/^.*\bglossary\b.*\n/gm, '') });
  changeSite(dir, changes);
  const cache = join(dir, '.cache');
  const problems: Problem[] = [];
  const site = await loadSite(dir, await loadConfig(dir, cache), cache, problems);
  return { site, problems };
}

it('every language is a site with all pages, below the base path of the first', async () => {
  const { site } = await load();
  expect(site.languages?.map(({ locale, base, landing }) => [locale, base, landing])).toEqual([
    ['en', '/docs/', '/docs/'],
    ['de', '/docs/de/', '/docs/de/'],
    ['ja', '/docs/ja/', '/docs/ja/'],
    ['ar', '/docs/ar/', '/docs/ar/'],
  ]);
  for (const { config, routes } of site.translations)
    expect([...routes.keys()].map((route) => route.replace(config.baseUrl, '/docs/')).sort()).toEqual(
      [...site.routes.keys()].sort(),
    );
});

it('what is not translated is the original, and names its address', async () => {
  const { site } = await load();
  const [german] = site.translations;
  expect(german!.routes.get('/docs/de/brewing/recipes')).toMatchObject({
    title: 'Recipes',
    file: 'content/v2/brewing/recipes.mdx',
    translation: { original: '/docs/brewing/recipes', isMissing: true },
  });
  expect(german!.routes.get('/docs/de/brewing/temperature')).toMatchObject({
    title: 'Temperatur',
    translation: { original: '/docs/brewing/temperature' },
    alternates: { en: '/docs/brewing/temperature', de: '/docs/de/brewing/temperature' },
  });
  expect(german!.versions[0]!.sidebars['docs']).toMatchObject([
    { label: 'Samovar', href: '/docs/de/' },
    { label: 'Aufgießen', items: [{ label: 'Temperatur' }, { label: 'Teeliste', href: '/docs/de/brewing/recipes' }] },
    { label: 'Reinigung' },
    { label: 'Glossar' },
  ]);
  expect(german!.config.navbar.items[0]).toMatchObject({ label: 'Handbuch' });
  expect(german!.strings).toMatchObject({ 'doc.edit': 'Diese Seite verbessern', 'doc.next': 'Weiter' });
});

it('a translation is outdated once the text of its original changes, not if only its place does', async () => {
  const page = 'content/v2/brewing/temperature.mdx';
  const outdated = ({ problems }: { problems: Problem[] }) =>
    problems.filter(({ rule }) => rule === 'outdated-translation').map(({ file, line }) => `${file}:${line}`);
  const always = ['locales/de/content/v2/cleaning.mdx:4'];
  expect(outdated(await load())).toEqual(always);
  expect(outdated(await load({ [page]: replace('---\n', '---\nsidebar_position: 2\n') }))).toEqual(always);
  const changed = await load({ [page]: replace('for an hour', 'for two hours') });
  expect(outdated(changed)).toEqual([
    'locales/de/content/v2/brewing/temperature.mdx:4',
    ...always,
    'locales/ja/content/v2/brewing/temperature.mdx:4',
    'locales/ar/content/v2/brewing/temperature.mdx:4',
  ]);
  expect(changed.site.translations[1]!.routes.get('/docs/ja/brewing/temperature')?.translation?.isOutdated).toBe(true);
});

it.each<[string, Record<string, Change>, string]>([
  [
    'a translation without an original',
    { 'locales/de/content/v2/cleanin.mdx': '---\ntitle: A\n---\n' },
    'locales/de/content/v2/cleanin.mdx: there is no page content/v2/cleanin.mdx that this would be a translation of\n  hint: did you mean "cleaning.mdx"?',
  ],
  [
    'a folder of no language',
    { 'locales/dee/locale.ts': 'export default {};\n' },
    'locales/dee: "dee" is not one of the locales in site.config.ts\n  hint: did you mean "de"?',
  ],
  [
    'a folder of the first language',
    { 'locales/en/locale.ts': 'export default {};\n' },
    'locales/en: the pages of the default locale are in content/',
  ],
  [
    'a label that nothing has',
    { 'locales/ja/locale.ts': replace('Manual: ', 'Manuel: ') },
    'locales/ja/locale.ts:8: nothing on the site has the label "Manuel"\n  hint: did you mean "Manual"?',
  ],
  [
    'an unknown text of the interface',
    { 'locales/de/locale.ts': replace("'doc.edit'", "'doc.edti'") },
    'unknown field "strings.doc.edti"\n  hint: did you mean "doc.edit"?',
  ],
  [
    'a page where another language has its own',
    { 'content/v2/ja/index.mdx': '---\ntitle: A\n---\n' },
    'content/v2/ja/index.mdx: the URL /docs/ja belongs to the language "ja"',
  ],
])('refuses %s', async (_name, changes, message) => {
  const error: unknown = await load(changes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SiteError);
  expect((error as SiteError).message).toContain(message);
});
