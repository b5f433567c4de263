import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { CardColors, Logo } from './card.ts';

/** The logo in static/, as markup for a drawing of its own size. */
export function readLogo(siteDir: string, path: string, colors: CardColors): Logo | undefined {
  const file = join(siteDir, 'static', path);
  const bytes = readFileSync(file);
  const { width, height, type } = imageSize(bytes);
  if (type === 'svg') return { markup: withColors(bytes.toString('utf8'), colors), width, height };
  if (type !== 'png' && type !== 'jpg') return undefined;
  const data = `data:image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`;
  return { markup: `<image width="${width}" height="${height}" xlink:href="${data}"/>`, width, height };
}

/** Logos take their colours from the page that they are in; here there is none. */
function withColors(svg: string, colors: CardColors): string {
  const known: Record<string, string> = { ...colors };
  return svg
    .replace(/<\?xml.*?\?>|<!DOCTYPE.*?>|<!--.*?-->/gs, '')
    .replace(/var\(--([\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/g, (_, name: string, other?: string) => {
      return known[name] ?? other?.trim() ?? 'currentColor';
    });
}
