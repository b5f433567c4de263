import type { SiteHead } from '../../site/config/head-schema.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';

/** The page's own part of the `<head>`; the rest of the document is the same for all pages of a site. */
export interface DocumentHead {
  title: string;
  description?: string;
  /** The page's own, which a link to it shows; the canonical one may be that of a newer version. */
  url?: string;
  canonical?: string;
  /** Adds noindex. */
  hidden?: boolean;
  /** For contextual search: the docs version the page belongs to. */
  searchTag?: string;
}

/** What is the same for every page of a site. */
export interface DocumentFrame {
  lang: string;
  direction: string;
  baseUrl: string;
  siteTitle: string;
  socialImage?: string;
  favicon: string;
  /** For browsers that show no SVG as an icon. */
  plainIcon?: string;
  touchIcon?: string;
  announcementId?: string;
  followSystem: boolean;
  tagManagerId?: string;
  /** Tags of the configuration. */
  siteTags?: SiteHead;
  barColors: BarColors;
  boot: string;
  /** URLs of the application's files, the entry first. */
  scripts: string[];
  stylesheet: string;
  build: string;
  /** Additional head tags: the development client. */
  extraHead?: string;
}

interface DocumentBody {
  html: string;
  payloadUrl: string;
  shellUrl: string;
  isHome: boolean;
}

/** For the browser's own bars, in each colour mode. */
export interface BarColors {
  light: string;
  dark: string;
}

/** The page background of src/ui/styles/tokens.css. */
export const barColors: BarColors = { light: '#fff', dark: '#12181b' };

/** The first frame waits for the whole navbar: half of it would move when the rest arrives. Waiting for more delays the first paint. */
const wholeNavbar = '<link rel="expect" href="#below-navbar" blocking="render">';

/**
 * The complete HTML file of a page. The boot script comes after the stylesheet, so that the browser reads the body when
 * the styles are there: what has arrived can then be laid out at once, part by part, instead of all in the first frame.
 */
export function renderDocument(frame: DocumentFrame, head: DocumentHead, body: DocumentBody): string {
  const root = attributes({
    id: 'root',
    'data-base': frame.baseUrl,
    'data-build': frame.build,
    'data-page': body.payloadUrl,
    'data-shell': body.shellUrl,
  });
  const html = attributes({
    lang: frame.lang,
    dir: frame.direction,
    'data-theme': 'light',
    'data-entry': frame.scripts.join(' '),
    ...(body.isHome && { 'data-home': frame.baseUrl }),
    ...(frame.announcementId && { 'data-announcement-id': frame.announcementId }),
    ...(frame.followSystem && { 'data-follow-system': '' }),
  });
  return `<!DOCTYPE html>
<html${html}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeText(head.title)}</title>
${metaTags(frame, head)}<link rel="stylesheet" href="${frame.stylesheet}">
<script>${frame.boot}</script>
${wholeNavbar}
${(frame.siteTags ?? []).map(siteTag).join('')}${frame.extraHead ?? ''}</head>
<body>
<div${root}>${body.html}</div>
</body>
</html>
`;
}

function metaTags(frame: DocumentFrame, head: DocumentHead): string {
  const tags = [
    head.description && tag('meta', { name: 'description', content: head.description }),
    head.canonical && tag('link', { rel: 'canonical', href: head.canonical }),
    head.hidden && tag('meta', { name: 'robots', content: 'noindex' }),
    // Crawlers of hosted search take these as the tags that contextual search filters by.
    tag('meta', { name: 'docsearch:language', content: frame.lang }),
    head.searchTag && tag('meta', { name: 'docsearch:docusaurus_tag', content: head.searchTag }),
    tag('meta', { property: 'og:title', content: head.title }),
    head.description && tag('meta', { property: 'og:description', content: head.description }),
    head.url && tag('meta', { property: 'og:url', content: head.url }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: frame.siteTitle }),
    frame.socialImage && tag('meta', { property: 'og:image', content: frame.socialImage }),
    frame.socialImage && tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', {
      name: 'theme-color',
      content: frame.barColors.light,
      'data-light': frame.barColors.light,
      'data-dark': frame.barColors.dark,
    }),
    // Only with a size does it come after the SVG where that can be shown.
    frame.plainIcon && tag('link', { rel: 'icon', href: frame.plainIcon, sizes: '32x32' }),
    tag('link', { rel: 'icon', href: frame.favicon }),
    frame.touchIcon && tag('link', { rel: 'apple-touch-icon', href: frame.touchIcon }),
    tag('link', { rel: 'manifest', href: `${frame.baseUrl}manifest.webmanifest` }),
    frame.tagManagerId && tagManager(frame.tagManagerId),
  ];
  return tags
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}

function tag(name: string, values: Record<string, string>): string {
  return `<${name}${attributes(values)}>`;
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

function siteTag({ tag: name, attributes: values = {}, ...rest }: SiteHead[number]): string {
  const start = tag(
    name,
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === true ? '' : value])),
  );
  if (name === 'meta' || name === 'link') return `${start}\n`;
  const content = 'content' in rest ? (rest.content ?? '') : '';
  // It would end where it mentions its own end.
  return `${start}${content.replaceAll(`</${name}`, `<\\/${name}`)}</${name}>\n`;
}

function tagManager(id: string): string {
  return `<script>dataLayer=[{'gtm.start':Date.now(),event:'gtm.js'}]</script><script async src="https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}"></script>`;
}
