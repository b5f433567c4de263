import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill } from '../../contract/strings/strings.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import { listFiles } from '../../kernel/files/list-files.ts';
import type { Doc, Site } from '../../site/model.ts';
import { listedDocs } from '../../site/routes/routes.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import { hasStatic } from '../../site/has-static.ts';
import { isCanonical } from '../render/canonical.ts';
import { alternateLinks } from '../render/alternate-links.ts';
import type { BarColors } from '../render/document.ts';

// The files of a site that are not pages. Each function returns the content of one file.

/**
 * Without pages that tell search engines to know another one in their place: those of older versions that the latest one has as
 * well, and those that are not translated.
 *
 * @param others Addresses of pages that are not docs.
 */
export function sitemap(site: Site, others: string[] = []): string {
  const docs = [site, ...site.translations].flatMap((one) =>
    one.versions.flatMap((version) => listedDocs(one, version)).filter((doc) => isCanonical(one, doc)),
  );
  const pages: Pick<Doc, 'route' | 'lastUpdated' | 'alternates'>[] = [...docs, ...others.map((route) => ({ route }))];
  const urls = pages.map((page) => {
    const date = page.lastUpdated ? `<lastmod>${page.lastUpdated}</lastmod>` : '';
    const links = alternateLinks(site, page).map(
      ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeAttribute(href)}"/>`,
    );
    return `<url><loc>${escapeAttribute(site.config.url + page.route)}</loc>${date}${links.join('')}</url>`;
  });
  const prefix = site.languages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${prefix}>\n${urls.join('\n')}\n</urlset>\n`;
}

export function robots(site: Site): string {
  const { url, baseUrl } = site.config;
  // Search and debug pages carry noindex, which crawlers must be allowed to read.
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
}

export function webManifest(site: Site, bars: BarColors): string {
  const { title, tagline, baseUrl } = site.config;
  const icons = [192, 512]
    .map((size) => ({ path: `img/icon-${size}.png`, sizes: `${size}x${size}` }))
    .filter(({ path }) => hasStatic(site, path))
    .map(({ path, sizes }) => ({ src: site.assetBase + path, sizes, type: 'image/png' }));
  return JSON.stringify({
    name: title,
    short_name: title.split(' ')[0],
    description: tagline,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    theme_color: bars.light,
    background_color: bars.light,
    icons,
  });
}

/** Runs on the page of a redirect. Unlike a server's redirect, a meta refresh would lose query and hash. */
export const redirectScript = `const to = new URL(document.querySelector('link').href);
to.search ||= location.search;
to.hash ||= location.hash;
location.replace(to);`;

/** For hosts that cannot redirect: a script, without JavaScript a meta refresh, and a link if that is off as well. */
export function redirectPage({ config, strings }: Pick<Site, 'config' | 'strings'>, to: string): string {
  const target = escapeAttribute(to);
  const { defaultLocale, locales } = config.i18n;
  const text = fill(escapeText(strings['redirect.text']), { link: `<a href="${target}">${target}</a>` });
  return `<!DOCTYPE html>
<html lang="${defaultLocale}"${locales[defaultLocale]!.direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<title>${escapeText(strings['redirect.title'])}</title>
<link rel="canonical" href="${target}">
<script>${redirectScript}</script>
<meta http-equiv="refresh" content="0;url=${target}">
</head>
<body><p>${text}</p></body>
</html>
`;
}

export interface StaticFile {
  /** Path inside static/. */
  path: string;
  read: () => Uint8Array;
}

export function staticFiles(siteDir: string): StaticFile[] {
  const dir = join(siteDir, 'static');
  if (!existsSync(dir)) return [];
  return listFiles(dir).map((file) => ({
    path: relativePath(dir, file),
    read: () => readFileSync(file),
  }));
}
