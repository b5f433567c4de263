import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Background, type Pixels } from './png.ts';

const pixels = (width: number, ...colors: [number, number, number, number][]): Pixels => ({
  data: Uint8Array.from(colors.flat()),
  width,
  height: colors.length / width,
});

/** The colours of the pixels, read as other programs would. */
function read(bytes: Uint8Array): number[][][] {
  const png = Buffer.from(bytes);
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
  const width = chunks['IHDR']!.readUInt32BE(0);
  const rows = inflateSync(chunks['IDAT']!);
  return Array.from({ length: chunks['IHDR']!.readUInt32BE(4) }, (_row, y) =>
    Array.from(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), (number) => [
      ...chunks['PLTE']!.subarray(number * 3, number * 3 + 3),
    ]),
  );
}

const white = [255, 255, 255, 255] as [number, number, number, number];

it('lays one picture above another, with its soft edges', async () => {
  const below = new Background(pixels(2, white, white, [0, 0, 0, 255], white));
  const above = pixels(1, [0, 0, 0, 0], [128, 0, 0, 128]);
  expect(read(await below.png(above, { x: 0, y: 0 }))).toEqual([
    [
      [255, 255, 255],
      [255, 255, 255],
    ],
    [
      [128, 0, 0],
      [255, 255, 255],
    ],
  ]);
});

it('leaves the background as it is for the next', async () => {
  const below = new Background(pixels(2, white, white));
  await below.png(pixels(1, [1, 2, 3, 255]), { x: 1, y: 0 });
  expect(read(await below.png(pixels(1, [0, 0, 0, 0]), { x: 1, y: 0 }))).toEqual([
    [
      [255, 255, 255],
      [255, 255, 255],
    ],
  ]);
});

it('keeps the colours that most pixels have', async () => {
  const rare = Array.from({ length: 300 }, (_, index): [number, number, number, number] => [
    index >> 4,
    (index & 15) << 4,
    200,
    255,
  ]);
  const [row] = read(
    await new Background(pixels(306, ...rare, ...Array.from({ length: 6 }, () => white))).png(pixels(1, white), {
      x: 305,
      y: 0,
    }),
  );
  expect(row!.slice(-6)).toEqual(Array.from({ length: 6 }, () => [255, 255, 255]));
  expect(new Set(row!.map(String)).size).toBe(256);
});
