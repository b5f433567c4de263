import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { configFile } from './config-file.ts';
import { lineOfPath } from '../../kernel/text/locate.ts';
import type { Mistake, Problem } from '../../kernel/problems.ts';
import { escapeAttribute } from '../../kernel/text/html.ts';
import { encodePath } from '../../kernel/urls/paths.ts';
import type { ResolvedConfig } from './schema.ts';
import { hasStatic } from '../has-static.ts';
import { inlineSvg } from './inline-svg.ts';

export interface Logo {
  alt: string;
  /** An `<svg>`, or an `<img>` of a bitmap. */
  html: string;
}

/** In pixels: what fits into the navbar. */
const logoHeight = 32;

export function readLogo(siteDir: string, config: ResolvedConfig, source: string, problems: Problem[]): Logo {
  const { alt, src } = config.navbar.logo;
  const found = /\.(?:png|jpe?g|webp|avif|gif)$/i.test(src)
    ? bitmap(siteDir, config.baseUrl, src)
    : inlineSvg(siteDir, src, 'navbar.logo.src');
  if ('html' in found) return { alt, html: found.html };
  problems.push({
    severity: 'error',
    file: configFile,
    line: lineOfPath(source, ['navbar', 'logo', 'src']),
    message: `the logo ${found.message}`,
    hint: found.hint,
  });
  return { alt, html: '' };
}

/** The link around it has the logo's name. */
function bitmap(siteDir: string, baseUrl: string, src: string): { html: string } | Mistake {
  if (!hasStatic({ dir: siteDir }, src))
    return { message: `static/${src} does not exist`, hint: 'set navbar.logo.src to an image in static/' };
  try {
    const { width, height } = imageSize(readFileSync(join(siteDir, 'static', src)));
    const shown = Math.round((width / height) * logoHeight);
    const address = escapeAttribute(baseUrl + encodePath(src));
    return { html: `<img src="${address}" width="${shown}" height="${logoHeight}" alt="">` };
  } catch {
    return { message: `static/${src} is damaged or not an image`, hint: 'save it again, as SVG, PNG, JPEG or WebP' };
  }
}
