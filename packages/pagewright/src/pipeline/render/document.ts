import type { SiteHead } from '../../site/config/head-schema.ts';
import type { HeadTag as PluginTag } from '../../site/plugins/plugin.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import type { HeadTag } from '../../site/docs/head-tags.ts';

/** The page's own part of the `<head>`; the rest of the document is the same for all pages of a site. */
export interface DocumentHead {
  title: string;
  description?: string;
  /** The page's own, which a link to it shows; the canonical one may be that of a newer version. */
  url?: string;
  canonical?: string;
  /** The same page in the languages that have it. */
  alternates?: { lang: string; href: string }[];
  /** Adds noindex. */
  hidden?: boolean;
  keywords?: string[];
  /** URL of the picture that other sites show with a link, instead of the site's own. */
  image?: string;
  /** More tags; one that says the same as one of these replaces it. */
  tags?: HeadTag[];
  /** For contextual search: the docs version the page belongs to. */
  searchTag?: string;
  pluginTags?: PluginTag[];
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
${[...(frame.siteTags ?? []), ...(head.pluginTags ?? [])].map(tagOf).join('')}${frame.extraHead ?? ''}</head>
<body>
<div${root}>${body.html}</div>
</body>
</html>
`;
}

function metaTags(frame: DocumentFrame, head: DocumentHead): string {
  const image = head.image ?? frame.socialImage;
  const added = (head.tags ?? []).map((own) => element(own.tag, own.attributes));
  const replaced = new Set((head.tags ?? []).flatMap(({ attributes: own }) => subjectOf(own) ?? []));
  const tag = (name: string, values: Record<string, string>): string | undefined =>
    replaced.has(subjectOf(values) ?? '') ? undefined : element(name, values);
  const tags = [
    head.description && tag('meta', { name: 'description', content: head.description }),
    head.canonical && tag('link', { rel: 'canonical', href: head.canonical }),
    ...(head.alternates ?? []).map(({ lang, href }) => tag('link', { rel: 'alternate', hreflang: lang, href })),
    head.keywords && tag('meta', { name: 'keywords', content: head.keywords.join(', ') }),
    head.hidden && tag('meta', { name: 'robots', content: 'noindex' }),
    // Crawlers of hosted search take these as the tags that contextual search filters by.
    tag('meta', { name: 'docsearch:language', content: frame.lang }),
    head.searchTag && tag('meta', { name: 'docsearch:docusaurus_tag', content: head.searchTag }),
    tag('meta', { property: 'og:title', content: head.title }),
    head.description && tag('meta', { property: 'og:description', content: head.description }),
    head.url && tag('meta', { property: 'og:url', content: head.url }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:site_name', content: frame.siteTitle }),
    image && tag('meta', { property: 'og:image', content: image }),
    image && tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
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
    ...added,
  ];
  return tags
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');
}

/** What a tag is about, if a document should have only one such tag. */
function subjectOf({ name, property, rel }: Record<string, string>): string | undefined {
  return name ?? property ?? (rel === 'canonical' ? rel : undefined);
}

function element(name: string, values: Record<string, string>): string {
  return `<${name}${attributes(values)}>`;
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

function tagOf({ tag: name, attributes: values = {}, content = '' }: PluginTag): string {
  const start = element(
    name,
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === true ? '' : value])),
  );
  if (name === 'meta' || name === 'link') return `${start}\n`;
  // It would end where it mentions its own end.
  return `${start}${content.replaceAll(`</${name}`, `<\\/${name}`)}</${name}>\n`;
}
