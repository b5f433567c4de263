import type { Problem } from '../../kernel/problems.ts';
import { type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import { checkOptions } from '../parts/check-options.ts';
import { type CardOptions, cardOptions } from './options.ts';
import { type PageCard, drawCards } from './draw-cards.ts';
import { cardSize } from './renderer.ts';

export type { Card, CardColors, CardTools, DrawCard, Drawing, Logo } from './card.ts';
export type { Font } from './font.ts';
export { type TextBox, layOut } from './lay-out.ts';
export type { CardOptions } from './options.ts';

/** Gives each doc a picture of its own for links to it: a card with its title, section and version. Pages with `image` keep theirs. */
export function socialCards(given: CardOptions = {}): Plugin {
  const options = checkOptions('socialCards({ … })', cardOptions, given);
  let cards = new Map<string, PageCard>();
  let problems: Problem[] = [];
  return definePlugin({
    name: 'social-cards',
    files(site) {
      ({ cards, problems } = drawCards(site, options));
      const distinct = new Map(Array.from(cards.values(), (card) => [card.path, card]));
      return Array.from(distinct.values(), ({ path, key, make }) => ({ path, key, make }));
    },
    head({ doc }) {
      const card = doc && cards.get(doc.route);
      if (!card) return [];
      const tags = { 'og:image': card.url, ...sizeTags, 'og:image:alt': card.alt };
      return [
        ...Object.entries(tags).map(([property, content]) => ({
          tag: 'meta' as const,
          attributes: { property, content },
        })),
        { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
      ];
    },
    check: () => problems,
  });
}

const sizeTags = { 'og:image:width': String(cardSize.width), 'og:image:height': String(cardSize.height) };
