import type { Site, SidebarItem, Version } from '../../site/model.ts';
import { comparedWith } from '../../site/versions/changes.ts';
import { searchPath } from '../../contract/built-in-pages.ts';
import { landingOf, latestVersion, namedDoc } from '../../site/versions/versions.ts';
import { encodePath } from '../../kernel/urls/paths.ts';
import type { Asides } from '../plugins/shown-parts.ts';
import type { SearchSite } from '../../contract/search-provider.ts';
import type { NavigationLink } from '../../contract/page-data.ts';
import type { NavbarEntry, ShellInput, SidebarNode, VersionLabel } from '../../contract/shell-data.ts';
import { isExternal } from '../../kernel/urls/external.ts';

/** What a shell frames: pages that share a version and a sidebar, or pages without a version, such as search. */
export interface ShellScope {
  /** The version its links lead to; around pages without a version, the one the reader prefers. */
  shown: Version;
  isBare?: boolean;
  sidebar?: string;
}

/** What the shells of a site have in common. */
export interface ShellSite {
  site: Site;
  search: SearchSite;
  asides: Asides;
}

export function makeShell({ site, search, asides }: ShellSite, { shown, isBare, sidebar }: ShellScope): ShellInput {
  const { config } = site;
  const version = isBare ? undefined : shown;
  const older = version && comparedWith(site, version);
  return {
    home: '' in site.modules.pages ? config.baseUrl : landingOf(shown),
    logo: site.logo,
    hideOnScroll: config.navbar.hideOnScroll,
    navbar: config.navbar.items.map((item, index): NavbarEntry => {
      const { position } = item;
      switch (item.type) {
        case 'doc': {
          const active = version && sidebar !== undefined && namedDoc(site, item.docId, shown)?.sidebar === sidebar;
          return {
            type: 'link',
            position,
            label: item.label,
            href: docHref(site, shown, item.docId),
            ...(active && { active }),
          };
        }
        case 'dropdown':
          return { type: 'dropdown', position, id: `menu-${index}`, label: item.label, items: item.items };
        case 'versions':
          return {
            type: 'versions',
            position,
            items: site.versions.map((listed) => ({
              name: listed.name,
              label: listed.label,
              base: listed.base,
              landing: landingOf(listed),
              ...noteOn(listed, site),
            })),
          };
        case 'search':
          return { type: 'search', position, href: config.baseUrl + searchPath };
        case 'locales': {
          const { label } = config.i18n.locales[config.i18n.defaultLocale]!;
          return {
            type: 'locales',
            position,
            label,
            // An empty link is to the page itself, whichever that is.
            items: site.languages ? item.items : [{ label, href: '', active: true }, ...item.items],
            ...(site.languages && {
              locales: site.languages.map(({ locale, label: name, base, landing }) => ({
                name: locale,
                label: name,
                lang: locale,
                base,
                landing,
                ...(base === config.baseUrl && { active: true }),
              })),
            }),
          };
        }
        case 'social': {
          const { icon, ...link } = item;
          const isBuiltIn = icon === 'github' || icon === 'chat';
          return { ...link, icon: isBuiltIn ? icon : { html: site.icons[icon]! } };
        }
        default:
          return item;
      }
    }),
    ...(version && { version: version.name }),
    ...(version && sidebar && { sidebarName: sidebar, sidebar: version.sidebars[sidebar]!.map(toNode) }),
    footer: {
      columns: config.footer.columns.map(({ title, links }) => ({
        title,
        links: links.map((link): NavigationLink =>
          'docId' in link ? { label: link.label, href: docHref(site, shown, link.docId) } : link,
        ),
      })),
      copyright: config.footer.copyright,
    },
    ...(config.announcement && { announcement: config.announcement }),
    search,
    ...(version && !version.isLast && { label: versionLabel(version, latestVersion(site)) }),
    ...(config.editUrl && { editUrl: config.editUrl.replace(/\/$/, '') }),
    ...(config.pageMenu && !isBare && { pageMenu: { origin: config.url, assistants: config.pageMenu.assistants } }),
    ...(config.webMcp && { webMcp: true }),
    ...(older && { older: { name: older.name, label: older.label } }),
    asides: asides.parts,
  };
}

/** The page in the shown version, or else in the latest one. */
function docHref(site: Site, version: Version, id: string): string {
  const doc = namedDoc(site, id, version) ?? namedDoc(site, id, latestVersion(site));
  return doc?.route ?? landingOf(version);
}

function toNode(item: SidebarItem): SidebarNode {
  if (item.type !== 'category') return { label: item.label, href: item.href };
  return { label: item.label, items: item.items.map(toNode), ...(item.collapsed === false && { open: true }) };
}

/** What readers should know of a version before they go there. */
function noteOn({ banner, name }: Version, site: Site): { note?: string } {
  const { strings } = site;
  if (name === latestVersion(site).name) return { note: strings['navbar.latest'] };
  if (banner === 'none') return {};
  return { note: banner === 'unreleased' ? strings['navbar.unreleased'] : strings['navbar.unmaintained'] };
}

function versionLabel({ label, banner }: Version, latest: Version): VersionLabel {
  return {
    text: label,
    ...(banner !== 'none' && { banner: { kind: banner, latest: { name: latest.name, label: latest.label } } }),
  };
}

/** The URL of a file in static/. */
export function assetUrl(site: Pick<Site, 'assetBase'>, path: string): string {
  return isExternal(path) ? path : site.assetBase + encodePath(path.replace(/^\//, ''));
}
