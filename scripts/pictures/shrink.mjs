// Browsers write PNGs quickly, not small. The pictures have few colours, so a byte per pixel does.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** How many colours stay exactly as they are. */
const areas = 64;

/**
 * The same picture with a palette, or as it is where it has one already.
 *
 * @param {Buffer} png Eight bits for each of red, green and blue, and perhaps opacity.
 */
export function shrink(png) {
  const { width, height, type, data } = read(png);
  if (type === 3) return png;
  const depth = type === 6 ? 4 : 3;
  const pixels = unfilter(data, height, width * depth, depth);
  const colors = new Uint32Array(width * height);
  for (let place = 0, from = 0; place < colors.length; place++, from += depth)
    colors[place] = /** @type {number} */ (pixels[from]) * 65536 + pixels.readUInt16BE(from + 1);
  const { palette, numbers } = choosePalette(colors);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + x + 1] = /** @type {number} */ (
        numbers.get(/** @type {number} */ (colors[y * width + x]))
      );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const paletteBytes = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  const content = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', paletteBytes),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {Buffer} png */
function read(png) {
  const parts = [];
  for (let at = signature.length; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const data = inflateSync(Buffer.concat(parts));
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), type: png[25], data };
}

/**
 * Each row says how its bytes follow from those to the left and above.
 *
 * @param {Buffer} data
 * @param {number} height
 * @param {number} length Of a row, in bytes.
 * @param {number} depth Of a pixel, in bytes.
 */
function unfilter(data, height, length, depth) {
  const pixels = Buffer.alloc(height * length);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (length + 1)];
    for (let x = 0; x < length; x++) {
      const place = y * length + x;
      const left = x >= depth ? Number(pixels[place - depth]) : 0;
      const above = y > 0 ? Number(pixels[place - length]) : 0;
      const corner = x >= depth && y > 0 ? Number(pixels[place - length - depth]) : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][Number(filter)] ?? 0;
      pixels[place] = Number(data[y * (length + 1) + 1 + x]) + guess;
    }
  }
  return pixels;
}

/**
 * @param {number} left
 * @param {number} above
 * @param {number} corner
 */
function paeth(left, above, corner) {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/**
 * The most frequent colours are those of areas and stay as they are. The others are of edges: they are put into boxes, of
 * which the widest is halved as long as there are numbers left, and all in a box become their mean.
 *
 * @param {Uint32Array} colors
 */
function choosePalette(colors) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const order = [...counts].toSorted(([a, many], [b, more]) => more - many || a - b).map(([color]) => color);
  const exact = order.slice(0, areas);
  const boxes = order.length > areas ? [box(order.slice(areas))] : [];
  while (boxes.length > 0 && boxes.length < 256 - areas) {
    const widest = boxes.reduce((most, next) => (next.extent > most.extent ? next : most));
    if (widest.extent === 0) break;
    const { list, shift, low, extent } = widest;
    const middle = low + extent / 2;
    const [lower, upper] = [false, true].map((above) =>
      list.filter((color) => ((color >> shift) & 255) > middle === above),
    );
    boxes.splice(boxes.indexOf(widest), 1, box(lower ?? []), box(upper ?? []));
  }
  const groups = [...exact.map((color) => [color]), ...boxes.map(({ list }) => list)];
  const numbers = new Map(groups.flatMap((list, number) => list.map((color) => [color, number])));
  return { palette: groups.map(mean), numbers };
}

/** @param {number[]} list */
function mean(list) {
  return [16, 8, 0].reduce((color, shift) => {
    const sum = list.reduce((total, next) => total + ((next >> shift) & 255), 0);
    return color | (Math.round(sum / list.length) << shift);
  }, 0);
}

/** @param {number[]} list */
function box(list) {
  const ranges = [16, 8, 0].map((shift) => {
    let [low, high] = [255, 0];
    for (const color of list) {
      const value = (color >> shift) & 255;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    return { list, shift, low, extent: high - low };
  });
  return ranges.reduce((most, next) => (next.extent > most.extent ? next : most));
}

/**
 * @param {string} name
 * @param {Buffer} content
 */
function chunk(name, content) {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(name, 4, 'latin1');
  bytes.set(content, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), content.length + 8);
  return bytes;
}
