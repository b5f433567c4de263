/** Pictures of 900 × 600 pixels as far as their size can be read; too large to be left alone by what makes smaller copies. */
export const bitmap = {
  png: (chunk = 'gAMA'): Buffer => {
    const size = '0000000d 49484452 00000384 00000258 08020000 00000000 00';
    return padded(Buffer.concat([hex(`89504e470d0a1a0a ${size}`), Buffer.from(`${chunk}IDAT`)]));
  },
  jpeg: (): Buffer => padded(hex('ffd8 ffe00010 4a46494600 0101 00 0001 0001 0000 ffc0000b08 02580384 01011100 ffd9')),
  webp: (flags = 0): Buffer =>
    padded(
      Buffer.concat([
        hex('52494646 00200000 57454250'),
        Buffer.from('VP8X'),
        hex(`0a000000 0${flags}000000 830300 570200`),
      ]),
    ),
  gif: (): Buffer => padded(Buffer.concat([Buffer.from('GIF89a'), hex('8403 5802')])),
};

const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex');
const padded = (start: Buffer): Buffer => Buffer.concat([start, Buffer.alloc(5000)]);
