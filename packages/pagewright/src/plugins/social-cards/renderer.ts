import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Drawing } from './card.ts';
import { Background, type Pixels } from './png.ts';

export const cardSize = { width: 1200, height: 630 };

/** What we use of the package @resvg/resvg-js. */
interface Resvg {
  Resvg: new (svg: string, options: object) => SvgImage;
}

interface SvgImage {
  getBBox(): Area | undefined;
  cropByBBox(area: Area): void;
  render(): { pixels: Uint8Array; width: number; height: number };
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const library = '@resvg/resvg-js';

/** Makes PNGs of drawings, with one font and none of the system's. */
export class Renderer {
  /** Part of what cards depend on. */
  readonly version: string;
  private readonly resvg: Resvg;
  private readonly options: object;
  private readonly backgrounds = new Map<string, Background>();

  /** @param siteDir Where the library is installed, or above: it is large, so only sites that make cards need it. */
  constructor(siteDir: string, font: { path: string; family: string }) {
    const require = createRequire(join(siteDir, 'site.config.ts'));
    try {
      this.resvg = require(library) as Resvg;
    } catch (error) {
      throw new MissingLibrary(error as NodeJS.ErrnoException);
    }
    this.version = (require(`${library}/package.json`) as { version: string }).version;
    this.options = {
      font: { fontFiles: [font.path], loadSystemFonts: false, defaultFontFamily: font.family },
    };
  }

  async png({ background, content }: Drawing): Promise<Uint8Array> {
    let behind = this.backgrounds.get(background);
    if (!behind) this.backgrounds.set(background, (behind = new Background(this.draw(background).pixels)));
    const { pixels, at } = this.draw(content, 'cropped');
    return behind.png(pixels, at);
  }

  private draw(markup: string, cropped?: 'cropped'): { pixels: Pixels; at: { x: number; y: number } } {
    const { width, height } = cardSize;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
    const image = new this.resvg.Resvg(svg, this.options);
    const area = cropped && image.getBBox();
    const at = { x: 0, y: 0 };
    if (area) {
      // Whole pixels, and one more for soft edges.
      at.x = Math.max(0, Math.floor(area.x) - 1);
      at.y = Math.max(0, Math.floor(area.y) - 1);
      const right = Math.min(width, Math.ceil(area.x + area.width) + 1);
      const bottom = Math.min(height, Math.ceil(area.y + area.height) + 1);
      Object.assign(area, { ...at, width: right - at.x, height: bottom - at.y });
      image.cropByBBox(area);
    }
    const drawn = image.render();
    return { pixels: { data: drawn.pixels, width: drawn.width, height: drawn.height }, at };
  }
}

/** The library is not there, or does not work on this system. */
export class MissingLibrary extends Error {
  constructor({ code, message }: NodeJS.ErrnoException) {
    const [reason] = message.split('\n', 1);
    super(
      code === 'MODULE_NOT_FOUND'
        ? `${library}, which draws social cards, is not installed`
        : `cannot load ${library}, which draws social cards: ${reason}`,
    );
  }
}
