import { expect, it } from 'vitest';
import { contentType } from './content-type.ts';

it.each([
  ['/docs/img/a.svg', 'image/svg+xml'],
  ['/docs/img/BIG.SVG', 'image/svg+xml'],
  ['/docs/llms.txt', 'text/plain; charset=utf-8'],
  ['/docs/files/tour.mov', 'video/quicktime'],
  ['/docs/files/tour.mp3', 'audio/mpeg'],
  ['/docs/files/tour.m4a', 'audio/mp4'],
  ['/docs/files/tour.ogg', 'audio/ogg'],
  ['/docs/files/tour.wav', 'audio/wav'],
  ['/docs/files/captions.vtt', 'text/vtt; charset=utf-8'],
  ['/docs/files/sample.ttf', 'font/ttf'],
  ['/docs/files/sample.otf', 'font/otf'],
  ['/docs/unknown.xyz', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
