import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** Red, green, blue and opacity of each pixel, the colours multiplied by the opacity. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A picture as the numbers of its colours. */
interface Indexed {
  width: number;
  height: number;
  /** The number of each pixel's colour. */
  numbers: Uint32Array;
  /** The number of each colour. */
  colors: Map<number, number>;
}

const most = 256;

/** The picture behind many others, which is looked at only once. */
export class Background {
  private readonly indexed: Indexed;

  constructor(pixels: Pixels) {
    const { width, height } = pixels;
    const empty = { width, height, numbers: new Uint32Array(width * height), colors: new Map() };
    this.indexed = lay(empty, pixels, { x: 0, y: 0 });
  }

  /**
   * The PNG with another picture above this one. Cards have few colours, so a byte per pixel does.
   *
   * @param at Where the upper one begins.
   */
  async png(above: Pixels, at: { x: number; y: number }): Promise<Uint8Array> {
    const { width, height, numbers, colors } = lay(this.indexed, above, at);
    const { palette, replaced } = reduce(numbers, [...colors.keys()]);
    const rows = new Uint8Array((width + 1) * height);
    for (let y = 0, from = 0; y < height; y++)
      for (let place = y * (width + 1) + 1, end = place + width; place < end; place++)
        rows[place] = replaced[numbers[from++]!]!;
    return encode(width, height, palette, await compress(rows, { level: 6 }));
  }
}

function lay(below: Indexed, { data, width, height }: Pixels, at: { x: number; y: number }): Indexed {
  const numbers = below.numbers.slice();
  const colors = new Map(below.colors);
  const known = [...colors.keys()];
  const mix = (upper: number, lower: number, opacity: number): number =>
    Math.min(255, upper + Math.round((lower * (255 - opacity)) / 255));
  for (let y = 0; y < height; y++) {
    let place = (at.y + y) * below.width + at.x;
    for (let from = y * width * 4, end = from + width * 4; from < end; from += 4, place++) {
      const opacity = data[from + 3]!;
      if (opacity === 0) continue;
      const behind = opacity === 255 ? 0 : (known[numbers[place]!] ?? 0);
      const color =
        (mix(data[from]!, behind >> 16, opacity) << 16) |
        (mix(data[from + 1]!, (behind >> 8) & 255, opacity) << 8) |
        mix(data[from + 2]!, behind & 255, opacity);
      let number = colors.get(color);
      if (number === undefined) colors.set(color, (number = colors.size));
      numbers[place] = number;
    }
  }
  return { ...below, numbers, colors };
}

/** As many colours as a palette can have: those that most pixels have, and for each of the others the one that is most similar. */
function reduce(numbers: Uint32Array, colors: number[]): { palette: number[]; replaced: number[] } {
  if (colors.length <= most) return { palette: colors, replaced: colors.map((_, number) => number) };
  const counts = new Uint32Array(colors.length);
  for (const number of numbers) counts[number]!++;
  const order = colors.map((_, number) => number).toSorted((a, b) => counts[b]! - counts[a]! || a - b);
  const palette = order.slice(0, most).map((number) => colors[number]!);
  return { palette, replaced: colors.map((color) => nearest(palette, color)) };
}

function nearest(palette: number[], color: number): number {
  let best = 0;
  let least = Infinity;
  for (const [number, other] of palette.entries()) {
    const difference =
      ((color >> 16) - (other >> 16)) ** 2 +
      (((color >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
      ((color & 255) - (other & 255)) ** 2;
    if (difference < least) [best, least] = [number, difference];
  }
  return best;
}

function encode(width: number, height: number, colors: number[], data: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, which number colours.
  header.set([8, 3], 8);
  const palette = colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('PLTE', Buffer.from(palette)), chunk('IDAT', data), chunk('IEND')];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(name: string, content: Uint8Array = Buffer.alloc(0)): Uint8Array {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(name, 4, 'latin1');
  bytes.set(content, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), content.length + 8);
  return bytes;
}
