import type { SiteConfig } from '../../site/config/schema.ts';
import { type Fields, fields, list, text } from '../foreign/values.ts';
import type { ConfigContext } from './config-context.ts';
import { footer } from './footer.ts';
import { logoSource } from './logo.ts';
import { navbarItems } from './navbar.ts';
import { plainText } from './plain-text.ts';
import type { SourceSite } from './source-site.ts';
import type { TargetVersion } from './target-versions.ts';

/** The new site's configuration; `versions` and `redirects` come from the pages. */
export function targetConfig(
  context: ConfigContext,
  versions: TargetVersion[],
  redirects: NonNullable<SiteConfig['redirects']>,
): SiteConfig {
  const { site } = context;
  const { config, theme } = site;
  const title = text(config['title']) ?? 'Documentation';
  const navbar = fields(theme['navbar']);
  const image = text(theme['image']);
  const announcement = fields(theme['announcementBar']);
  const table = fields(theme['tableOfContents']);
  const followsSystem = fields(theme['colorMode'])['respectPrefersColorScheme'] === true;
  return {
    title,
    tagline: text(config['tagline']) ?? title,
    url: (text(config['url']) ?? 'https://example.com').replace(/\/+$/, ''),
    baseUrl: context.newBaseUrl,
    favicon: favicon(context),
    ...(image && context.files.find(image.replace(/^\//, '')) && { socialImage: image.replace(/^\//, '') }),
    i18n: i18n(fields(config['i18n'])),
    versions: versions.map((version) => versionEntry(version)),
    ...(Object.keys(table).length > 0 && {
      tableOfContents: {
        minLevel: Number(table['minHeadingLevel'] ?? 2),
        maxLevel: Number(table['maxHeadingLevel'] ?? 3),
      },
    }),
    ...(followsSystem && { colorMode: { followSystem: true } }),
    navbar: {
      hideOnScroll: navbar['hideOnScroll'] === true,
      logo: {
        alt: text(fields(navbar['logo'])['alt']) ?? text(navbar['title']) ?? title,
        src: logoSource(context, text(navbar['title']) ?? title),
      },
      items: navbarItems(navbar['items'], context),
    },
    footer: footer(fields(theme['footer']), title, context),
    ...(site.hasMath && { markdown: { math: true } }),
    ...announcementBar(announcement, context),
    search: { provider: 'local' },
    ...(redirects.length > 0 && { redirects }),
  };
}

function versionEntry({
  name,
  label,
  folder,
  path,
  isLast,
  banner,
  mainDocId,
}: TargetVersion): SiteConfig['versions'][number] {
  return {
    name,
    label,
    folder,
    path,
    ...(isLast && { isLast }),
    ...(mainDocId && { mainDocId }),
    ...(banner !== 'none' && { banner }),
  };
}

function i18n(options: Fields): SiteConfig['i18n'] {
  const locale = text(options['defaultLocale']) ?? 'en';
  const { label, direction } = fields(fields(options['localeConfigs'])[locale]);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return {
    defaultLocale: locale,
    locales: { [locale]: { label: text(label) ?? name, direction: direction === 'rtl' ? 'rtl' : 'ltr' } },
  };
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#666" d="M3 1h7l3 3v11H3z"/></svg>\n';

function favicon({ site, files, report }: ConfigContext): string {
  const path = text(site.config['favicon'])?.replace(/^\//, '');
  if (path && (files.find(path) || /^https?:/.test(path))) return path;
  files.make('favicon.svg', icon);
  report.note('there was no favicon: static/favicon.svg is a plain one', { file: site.configFile });
  return 'favicon.svg';
}

function announcementBar(bar: Fields, { address }: ConfigContext): Pick<SiteConfig, 'announcement'> {
  const html = text(bar['content']);
  const content = html && plainText(html);
  if (!html || !content) return {};
  const [, href, label] = /<a\b[^>]*?href=["']([^"']+)["'][^>]*>([^]*?)<\/a>/i.exec(html) ?? [];
  const before = href ? plainText(html.replace(/<a\b[^]*?<\/a>/i, '')) : content;
  const link = href && label && before ? { label: plainText(label), href: address(href) } : undefined;
  return {
    announcement: {
      id: text(bar['id']) ?? 'announcement',
      text: link ? before : content,
      ...(link?.label && { link }),
      ...(bar['isCloseable'] === false && { dismissible: false }),
    },
  };
}

/** Old paths → new addresses, from the plugin for redirects. */
export function sourceRedirects(site: SourceSite): { from: string; to: string }[] {
  const options = site.plugins.get('client-redirects') ?? {};
  return list(options['redirects']).flatMap((entry) => {
    const { from, to } = fields(entry);
    return list(from).flatMap((path) => (text(path) && text(to) ? [{ from: text(path)!, to: text(to)! }] : []));
  });
}
