import { expect, it } from 'vitest';
import { optionalFonts } from './optional-fonts.ts';

it('finds fonts that are of no use later, and no others', () => {
  const css = `a{color:red}@font-face{font-family:A;font-display:optional;src:url(/docs/assets/a-1.woff2)format("woff2")}
@font-face{font-family:B;font-display:swap;src:url(/docs/assets/b.woff2)}@font-face{font-family:C;font-display:optional;src:local(Arial)}
@font-face { font-family: D; src: url("/d.woff2"); font-display: optional; }`;
  expect(optionalFonts(css)).toEqual(['/docs/assets/a-1.woff2', '/d.woff2']);
});

it('leaves out a font within the stylesheet', () => {
  expect(optionalFonts('@font-face{font-display:optional;src:url(data:font/woff2;base64,AA==)}')).toEqual([]);
});
