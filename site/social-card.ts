import { type Card, type CardTools, type Drawing, layOut } from 'pagewright/social-cards';

/** The colours of the dark theme's arcs on a deep tone of the accent. */
export const cardColors = { background: '#073437', text: '#ffffff', muted: '#9cc9c5', accent: '#6ad1c7' };

const arcs = [
  { radius: 4.5, color: '#0e5154' },
  { radius: 9.5, color: '#0f6a6b' },
  { radius: 14.5, color: '#118483' },
];
const warm = '#ffb454';
const margin = 80;
const lineHeight = 1.12;

/** What other sites show with a link to a page: the logo's arcs, and the page's title, section and version. */
export function drawCard(card: Card, tools: CardTools): Drawing {
  return { background: background(tools), content: content(card, tools) };
}

/** The arcs spring from one foot, as in the logo, and leave the card at the right. */
function background({ colors, logo }: CardTools): string {
  const paths = arcs.map(
    ({ radius, color }) => `<path stroke="${color}" d="M0 8V0a${radius} ${radius} 0 0 1 ${2 * radius} 0v8"/>`,
  );
  return [
    `<rect width="1200" height="630" fill="${colors.background}"/>`,
    `<g transform="translate(846 520) scale(24)" fill="none" stroke-width="3">${paths.join('')}</g>`,
    logo ? `<g transform="translate(${margin} 76) scale(1.9)">${logo.markup}</g>` : '',
  ].join('');
}

function content(card: Card, { font, colors }: CardTools): string {
  const title = layOut(font, card.isStart ? (card.tagline ?? card.siteTitle) : card.title, {
    width: 700,
    lines: 3,
    sizes: [84, 76, 68, 60, 54, 48, 42],
  });
  const step = Math.round(title.size * lineHeight);
  const last = 630 - margin;
  const first = last - (title.lines.length - 1) * step;
  const lines = title.lines.map((line, at) => text(line, margin, first + at * step, title.size, colors.text));
  const above = Math.round(first - title.size * 0.75 - 44);
  const version = card.version ? chip(card.version, above) : { markup: '', width: 0 };
  const section = card.isStart ? 'Documentation' : (card.section ?? '');
  return [version.markup, text(section, margin + version.width, above, 32, colors.accent), ...lines].join('');

  /** Filled for the latest version, so that an older one is seen to be one. */
  function chip(label: string, y: number): { markup: string; width: number } {
    const width = Math.round(font.width(label, 28)) + 36;
    const box = card.isLatest ? `fill="${warm}"` : `fill="none" stroke="${colors.muted}" stroke-width="2"`;
    const color = card.isLatest ? colors.background : colors.muted;
    return {
      markup: `<rect x="${margin}" y="${y - 36}" width="${width}" height="48" rx="24" ${box}/>${text(label, margin + 18, y - 2, 28, color)}`,
      width: width + 24,
    };
  }

  function text(line: string, x: number, y: number, size: number, fill: string): string {
    const safe = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<text x="${x}" y="${y}" font-family="${font.family}" font-weight="700" font-size="${size}" letter-spacing="${-size / 50}" fill="${fill}">${safe}</text>`;
  }
}
