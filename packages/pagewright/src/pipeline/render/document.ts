import { pagePrecedence } from '../../contract/page-styles.ts';
import type { SiteHead } from '../../site/config/head-schema.ts';
import type { HeadTag as PluginTag } from '../../site/plugins/plugin.ts';
import { escapeText } from '../../kernel/text/html.ts';
import type { HeadTag } from '../../site/docs/head-tags.ts';
import { attributes, element, tagOf } from './tags.ts';

/** The page's own part of the `<head>`; the rest of the document is the same for all pages of a site. */
export interface DocumentHead {
  title: string;
  description?: string;
  /** The page's own, which a link to it shows; the canonical one may be that of a newer version. */
  url?: string;
  canonical?: string;
  /** Its text as Markdown. */
  markdown?: string;
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
  /** For search engines. */
  structured?: PluginTag;
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
  /** The content security policy, for hosts that send no headers. */
  policy?: string;
  boot: string;
  /** URLs of the application's files, the entry first. */
  scripts: string[];
  stylesheet: string;
  /** URLs of fonts that are needed for the first frame. */
  fonts: string[];
  build: string;
  /** Additional head tags: the development client. */
  extraHead?: string;
}

interface DocumentBody {
  html: string;
  /** URLs of the page's own stylesheets. */
  styles: string[];
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
${policyTag(frame)}<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeText(head.title)}</title>
${metaTags(frame, head)}${frame.fonts.map(preload).join('')}${[frame.stylesheet, ...body.styles].map(styleLink).join('')}<script>${frame.boot}</script>
${wholeNavbar}
${[...(frame.siteTags ?? []), ...pluginTagsOf(head)].map(tagOf).join('')}${frame.extraHead ?? ''}</head>
<body>
<div${root}>${body.html}</div>
</body>
</html>
`;
}

/** Before all that it concerns. */
function policyTag({ policy }: DocumentFrame): string {
  return policy ? `${element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })}\n` : '';
}

/** What the page itself says comes first. */
function pluginTagsOf({ tags, pluginTags = [], structured }: DocumentHead): PluginTag[] {
  const own = new Set(subjectsOf(tags));
  const added = structured ? [structured, ...pluginTags] : pluginTags;
  return added.filter(({ attributes: values = {} }) => !own.has(subjectOf(values) ?? ''));
}

/** Fonts are always fetched as if from another site. */
const preload = (font: string): string =>
  `${element('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossorigin: '' })}\n`;

/** With the attribute by which React finds them: it adds those of the next page after them. */
function styleLink(href: string, index: number): string {
  return `<link rel="stylesheet" href="${href}" data-precedence="${index === 0 ? 'site' : pagePrecedence}">\n`;
}

function metaTags(frame: DocumentFrame, head: DocumentHead): string {
  const image = head.image ?? frame.socialImage;
  const added = (head.tags ?? []).map((own) => element(own.tag, own.attributes));
  const replaced = new Set([...subjectsOf(head.tags), ...subjectsOf(head.pluginTags)]);
  const tag = (name: string, values: Record<string, string>): string | undefined =>
    replaced.has(subjectOf(values) ?? '') ? undefined : element(name, values);
  const tags = [
    head.description && tag('meta', { name: 'description', content: head.description }),
    head.canonical && tag('link', { rel: 'canonical', href: head.canonical }),
    ...(head.alternates ?? []).map(({ lang, href }) => tag('link', { rel: 'alternate', hreflang: lang, href })),
    head.markdown && tag('link', { rel: 'alternate', type: 'text/markdown', href: head.markdown }),
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

function subjectsOf(tags: PluginTag[] = []): string[] {
  return tags.flatMap(({ attributes: values = {} }) => subjectOf(values) ?? []);
}

/** What a tag is about, if a document should have only one such tag. */
function subjectOf({ name, property, rel }: Record<string, string | true>): string | undefined {
  const subject = name ?? property ?? (rel === 'canonical' ? rel : undefined);
  return subject === true ? undefined : subject;
}
