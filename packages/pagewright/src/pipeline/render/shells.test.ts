import { describe, expect, it } from 'vitest';
import type { Doc, SidebarItem, Site, Version } from '../../site/model.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import type { ShellInput } from '../../contract/shell-data.ts';
import { type ShellScope, assetUrl, makeShell } from './shells.ts';
import { en } from '../../contract/strings/en.ts';
import { noModules } from '../../site/modules/site-modules.ts';

function version(name: string, isLast: boolean, ids: string[], sidebar?: string, moved: Version['moved'] = {}) {
  const docs = new Map(
    ids.map((id) => [id, { id, version: name, route: `/docs/${name}/${id}`, ...(sidebar && { sidebar }) } as Doc]),
  );
  return {
    name,
    label: name,
    banner: 'none',
    isLast,
    base: `/docs/${name}/`,
    mainDocId: 'index',
    docs,
    moved,
    sidebars: { docs: [] },
  } as unknown as Version;
}

function shellOf(versions: Version[], place: ShellScope, items: object[] = []): ShellInput {
  const i18n = { defaultLocale: 'en', locales: { en: { label: 'English' } } };
  const config = { i18n, navbar: { items }, footer: { columns: [] } };
  const site = { config, versions, modules: noModules, strings: en } as unknown as Site;
  return makeShell({ site, search: {} as SearchSite, asides: { parts: [], choose: () => [] } }, place);
}

function activeItems(versions: Version[], place: ShellScope): { href: string; active?: boolean }[] {
  const items = ['index', 'guide'].map((docId) => ({ type: 'doc', position: 'left', label: docId, docId }));
  return shellOf(versions, place, items).navbar.map((item) => {
    if (item.type !== 'link') throw new Error(`unexpected ${item.type}`);
    return { href: item.href, ...(item.active && { active: true }) };
  });
}

describe('makeShell', () => {
  it('marks the navbar items whose page is in the sidebar, also if that page has moved', () => {
    const latest = version('v2', true, ['index', 'guide'], 'docs', { guide: 'manual' });
    const old = version('v1', false, ['index', 'manual'], 'docs');
    expect(activeItems([latest, old], { shown: old, sidebar: 'docs' })).toEqual([
      { href: '/docs/v1/index', active: true },
      { href: '/docs/v1/manual', active: true },
    ]);
  });

  it('marks none if there is no sidebar, or if the version does not have the page', () => {
    const latest = version('v2', true, ['index', 'guide']);
    const old = version('v1', false, ['index']);
    expect(activeItems([latest, old], { shown: old })).toEqual([
      { href: '/docs/v1/index' },
      { href: '/docs/v2/guide' },
    ]);
  });

  it('says which version is the latest, and which are not maintained', () => {
    const latest = version('v2', true, ['index']);
    const old = { ...version('v1', false, ['index']), banner: 'unmaintained' } as Version;
    const quiet = version('v0', false, ['index']);
    const [menu] = shellOf([latest, old, quiet], { shown: latest }, [{ type: 'versions', position: 'right' }]).navbar;
    if (menu?.type !== 'versions') throw new Error('expected the menu of versions');
    expect(menu.items.map(({ note }) => note)).toEqual(['latest', 'no longer maintained', undefined]);
  });

  it('opens the categories of a sidebar that are not to be collapsed', () => {
    const closed: SidebarItem = { type: 'category', label: 'Closed', items: [], collapsed: true };
    const open: SidebarItem = { type: 'category', label: 'Open', items: [closed], collapsed: false };
    const usual: SidebarItem = { type: 'category', label: 'Usual', items: [] };
    const only = { ...version('v1', true, ['index'], 'docs'), sidebars: { docs: [open, usual] } };
    expect(shellOf([only], { shown: only, sidebar: 'docs' }).sidebar).toEqual([
      { label: 'Open', items: [{ label: 'Closed', items: [] }], open: true },
      { label: 'Usual', items: [] },
    ]);
  });

  it('lists the language of the site first, which is the name of the menu', () => {
    const only = version('v1', true, ['index']);
    const japanese = { label: '日本語', href: 'https://ja.example', lang: 'ja' };
    const items = [{ type: 'locales', position: 'right', items: [japanese] }];
    expect(shellOf([only], { shown: only }, items).navbar).toEqual([
      {
        type: 'locales',
        position: 'right',
        label: 'English',
        items: [{ label: 'English', href: '', active: true }, japanese],
      },
    ]);
  });

  it('names the version if there are several, but not around pages without a version', () => {
    const latest = version('v2', true, ['index']);
    const old = version('v1', false, ['index']);
    expect(shellOf([latest, old], { shown: old }).label).toEqual({ text: 'v1' });
    expect(shellOf([latest, old], { shown: old, isBare: true })).not.toHaveProperty('label');
    expect(shellOf([latest], { shown: latest })).not.toHaveProperty('label');
  });
});

it('the URL of a static file encodes its name', () => {
  const site = { assetBase: '/docs/' };
  expect(assetUrl(site, '/img/fav icon#1?.svg')).toBe('/docs/img/fav%20icon%231%3F.svg');
  expect(assetUrl(site, 'https://a.example/a.png?b#c')).toBe('https://a.example/a.png?b#c');
});
