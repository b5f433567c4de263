import type { PluginDoc, PluginSite, PluginVersion } from '../../site/plugins/plugin-site.ts';
import type { Font } from './font.ts';

/** What a card is about. */
export interface Card {
  title: string;
  /** The category of the sidebar that the page is in. */
  section?: string;
  /** The version's label, on sites with several. */
  version?: string;
  /** Whether it is about the latest version. */
  isLatest: boolean;
  /** Whether it is the start page of its version. */
  isStart: boolean;
  siteTitle: string;
  tagline?: string;
  description?: string;
  /** The page's front matter. */
  front: PluginDoc['front'];
  /** Whether the language is written from right to left. */
  isRightToLeft: boolean;
}

export interface CardTools {
  font: Font;
  colors: CardColors;
  /** The markup of the site's logo, to put into the drawing, and its size. */
  logo?: Logo;
}

export interface CardColors {
  background: string;
  text: string;
  muted: string;
  accent: string;
}

export interface Logo {
  markup: string;
  width: number;
  height: number;
}

/**
 * SVG markup for an area of 1200 × 630 pixels. The background is drawn once for all cards that have the same one, and what is above it
 * takes less time the smaller it is.
 */
export interface Drawing {
  background: string;
  content: string;
}

export type DrawCard = (card: Card, tools: CardTools) => Drawing;

/** What the card of each doc is about. */
export function cardOf(site: PluginSite, version: PluginVersion, doc: PluginDoc): Card {
  const { tagline, i18n } = site.config as {
    tagline?: string;
    i18n: { defaultLocale: string; locales: Record<string, { direction: string }> };
  };
  const section = doc.sidebar ? sectionOf(version.sidebars[doc.sidebar] as SidebarItem[], doc.id) : undefined;
  return {
    title: doc.title,
    ...(section && section !== doc.title && { section }),
    ...(site.versions.length > 1 && { version: version.label }),
    isLatest: version.isLast,
    isStart: doc.id === version.mainDocId,
    siteTitle: site.title,
    ...(tagline && { tagline }),
    ...(doc.description && { description: doc.description }),
    front: doc.front,
    isRightToLeft: i18n.locales[i18n.defaultLocale]!.direction === 'rtl',
  };
}

type SidebarItem = { type: string; id?: string; label?: string; items?: SidebarItem[] };

/** The label of the innermost category that lists a doc. */
function sectionOf(items: SidebarItem[] = [], id: string, category?: string): string | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.id === id) return category;
    const found = item.items && sectionOf(item.items, id, item.label);
    if (found) return found;
  }
  return undefined;
}
