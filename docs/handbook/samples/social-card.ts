import { type DrawCard, layOut } from 'pagewright/social-cards';

export const drawCard: DrawCard = ({ title }, { font, colors }) => {
  const { lines, size } = layOut(font, title, { width: 1000, lines: 3, sizes: [96, 80, 64, 48] });
  const texts = lines.map((line, at) => {
    const safe = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<text x="100" y="${200 + at * size * 1.2}" font-family="${font.family}" font-size="${size}" fill="${colors.text}">${safe}</text>`;
  });
  return { background: `<rect width="1200" height="630" fill="${colors.background}"/>`, content: texts.join('') };
};
