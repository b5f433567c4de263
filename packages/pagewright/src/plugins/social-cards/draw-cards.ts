import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../kernel/hash.ts';
import { type Problem, SiteError } from '../../kernel/problems.ts';
import { lineOfKey } from '../../kernel/text/locate.ts';
import type { PluginDoc, PluginSite } from '../../site/plugins/plugin-site.ts';
import { ownFile } from '../parts/own-file.ts';
import { type Card, type CardTools, cardOf } from './card.ts';
import { defaultCard } from './default-card.ts';
import { type Font, readFont } from './font.ts';
import { readLogo } from './logo.ts';
import type { ResolvedOptions } from './options.ts';
import { MissingLibrary, Renderer } from './renderer.ts';

export interface PageCard {
  /** Below the base path, named by what it shows: sites that show a link keep its picture for a long time. */
  path: string;
  url: string;
  alt: string;
  key: string;
  make(): Promise<Uint8Array>;
}

/** The cards of all docs that have no picture of their own, by route, and what is wrong with them. None is painted yet. */
export function drawCards(
  site: PluginSite,
  { font: file, colors, draw = defaultCard }: ResolvedOptions,
): { cards: Map<string, PageCard>; problems: Problem[] } {
  const path = file ? join(site.dir, file) : ownFile('social-cards/fonts/inter-bold.ttf');
  const { font, bytes } = loadFont(site, path);
  const renderer = loadRenderer(site, { path, family: font.family });
  const tools: CardTools = { font, colors, ...logoOf(site, colors) };
  const common = fingerprint('card', renderer.version, bytes);
  const cards = new Map<string, PageCard>();
  const problems: Problem[] = [];
  for (const version of site.versions)
    for (const doc of version.docs.values()) {
      if (doc.front['image']) continue;
      const card = cardOf(site, version, doc);
      const drawing = draw(card, tools);
      const key = fingerprint(common, drawing.background, drawing.content);
      const name = `social-cards/${key}.png`;
      cards.set(doc.route, {
        path: name,
        url: `${site.url}${site.baseUrl}${name}`,
        alt: altOf(card),
        key,
        make: () => renderer.png(drawing),
      });
      problems.push(...missingCharacters(font, doc));
    }
  return { cards, problems };
}

/** For people who do not see the card. */
function altOf({ title, section, version, siteTitle, isStart }: Card): string {
  return [...new Set([isStart ? siteTitle : title, section, version, siteTitle])].filter(Boolean).join(', ');
}

function missingCharacters(font: Font, doc: PluginDoc): Problem[] {
  const missing = [...new Set(doc.title)].filter((character) => character.trim() && !font.has(character));
  if (missing.length === 0) return [];
  return [
    {
      severity: 'warning',
      file: doc.file,
      line: lineOfKey(doc.source, 'title'),
      message: `the social card of this page shows boxes: its font has no ${missing.map((one) => `"${one}"`).join(', ')}`,
      hint: 'socialCards({ font }) names a font that has the characters of all titles',
    },
  ];
}

function loadFont(site: PluginSite, path: string): { font: Font; bytes: Uint8Array } {
  try {
    const bytes = readFileSync(path);
    return { font: readFont(bytes), bytes };
  } catch (error) {
    throw configError(
      site,
      `cannot read the font of social cards: ${(error as Error).message}`,
      'socialCards({ font }) names a .ttf or .otf file, relative to the site folder',
    );
  }
}

function loadRenderer(site: PluginSite, font: { path: string; family: string }): Renderer {
  try {
    return new Renderer(site.dir, font);
  } catch (error) {
    if (!(error instanceof MissingLibrary)) throw error;
    throw configError(site, error.message, 'install it: npm install @resvg/resvg-js');
  }
}

function configError(site: PluginSite, message: string, hint: string): SiteError {
  const file = 'site.config.ts';
  const line = lineOfKey(readFileSync(join(site.dir, file), 'utf8'), 'plugins');
  return new SiteError({ severity: 'error', file, line, message, hint });
}

function logoOf(site: PluginSite, colors: CardTools['colors']): Pick<CardTools, 'logo'> {
  const { navbar } = site.config as { navbar: { logo?: { src: string } } };
  const src = navbar.logo?.src;
  if (!src || !site.hasStatic(src)) return {};
  const logo = readLogo(site.dir, src, colors);
  return logo ? { logo } : {};
}
