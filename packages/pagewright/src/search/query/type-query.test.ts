import { describe, expect, it } from 'vitest';
import { readTypeQuery } from './type-query.ts';

const promise = 'promise < photo >';

/** Its readings, as `name: type`, and what else is known. */
function read(text: string): unknown {
  const query = readTypeQuery(text);
  if (!query) return undefined;
  const { readings, ...rest } = query;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)),
    parts: readings[0]!.map(({ name, type }) => `${name}: ${type.join(' ')}`),
    ...(readings.length > 1 && { passed: readings[1]![0]!.type.join(' ') }),
  };
}

describe('readTypeQuery', () => {
  it.each([
    ['Promise<Photo>', { parts: [`: ${promise}`] }],
    ['promise < Photo', { parts: [': promise < photo'], isOpen: true }],
    ['Photo[]', { parts: [': photo [ ]'] }],
    ['returns position', { parts: ['=>: position'] }],
    ['returns Pos', { parts: ['=>: pos'], isOpen: true }],
    ['=> Promise<Photo>', { parts: [`=>: ${promise}`] }],
    ['-> Photo', { parts: ['=>: photo'], isOpen: true }],
    ['options?: ImageOptions', { parts: ['options: imageoptions'], isOpen: true }],
    ['done: (reading: Reading) => void', { parts: ['done: ( reading : reading ) => void'] }],
    ['(options: ImageOptions) =>', { parts: ['options: imageoptions'] }],
    ['(ImageOptions', { parts: ['(: imageoptions'], isOpen: true }],
    [
      '(Point, Size): Photo',
      { parts: ['(: point', '(: size', '=>: photo'], passed: '( point , size ) : photo', isOpen: true },
    ],
    ['() => Promise<Photo>', { parts: [`=>: ${promise}`], passed: `( ) => ${promise}`, isEmpty: true }],
    ['Camera.getPhoto(options: ImageOptions)', { name: 'getphoto', parts: ['options: imageoptions'] }],
  ])('recognises %s', (text, expected) => expect(read(text)).toEqual(expected));

  const words = [
    ['', ' ', '<', ':', '=>', '()', '() =>', '(', '(opt', '(options:', 'options:', 'Promise<', 'Photo['],
    ['returns', 'returns ', 'return a promise', 'returns a promise', 'Promise', 'getPhoto()', 'Camera.getPhoto'],
    ['getPhoto(', '--target', '<uses-permission android:name="x">', '<array>', 'android >= 11', '(Android 11)'],
    ['app:sync', 'net::ERR_FAILED', 'error: cannot find symbol', 'Uncaught TypeError: x is not a function'],
    ["Type 'Promise<Photo>' is not assignable to type 'Photo'"],
  ];
  it.each(words.flat())('leaves “%s” to the words', (text) => expect(read(text)).toBeUndefined());
});
