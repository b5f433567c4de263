import { escapeText } from '../../kernel/text/html.ts';
import type { DrawCard } from './card.ts';
import { layOut } from './lay-out.ts';

const margin = 80;
const logoHeight = 44;

/** The card of sites that have none of their own: logo or name of the site, section and version, and the title as large as it fits. */
export const defaultCard: DrawCard = (card, { font, colors, logo }) => {
  const title = layOut(font, card.isStart ? card.siteTitle : card.title, {
    width: 1200 - 2 * margin,
    lines: 3,
    sizes: [88, 80, 72, 64, 56, 48],
  });
  const kicker = [card.isStart ? card.tagline : card.section, card.version].filter(Boolean).join('  ·  ');
  const line = layOut(font, kicker, { width: 1200 - 2 * margin, lines: 1, sizes: [32] }).lines[0] ?? '';
  const [x, anchor] = card.isRightToLeft ? [1200 - margin, 'end'] : [margin, 'start'];
  const text = (size: number, y: number, fill: string, content: string): string =>
    `<text x="${x}" y="${y}" font-family="${font.family}" font-weight="700" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${escapeText(content)}</text>`;
  const last = 630 - margin - 8;
  const lines = title.lines.map((content, at) =>
    text(title.size, last - (title.lines.length - 1 - at) * Math.round(title.size * 1.14), colors.text, content),
  );
  const above = last - title.lines.length * Math.round(title.size * 1.14) - 12;
  return {
    background: `<rect width="1200" height="630" fill="${colors.background}"/><rect width="1200" height="16" fill="${colors.accent}"/>${brand()}`,
    content: text(32, above, colors.accent, line) + lines.join(''),
  };

  function brand(): string {
    if (!logo) return text(36, margin + 36, colors.muted, card.isStart ? '' : card.siteTitle);
    const scale = Math.min(logoHeight / logo.height, 480 / logo.width);
    const left = card.isRightToLeft ? 1200 - margin - logo.width * scale : margin;
    return `<g transform="translate(${left} ${margin}) scale(${scale})">${logo.markup}</g>`;
  }
};
