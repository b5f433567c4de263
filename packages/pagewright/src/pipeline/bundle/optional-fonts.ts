/**
 * The fonts of a stylesheet that browsers use only if they are there for the first frame (`font-display: optional`). Pages
 * preload them: found in the stylesheet alone, they would nearly always come too late.
 *
 * @param css As bundled.
 */
export function optionalFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => /font-display:\s*optional/.test(face))
    .flatMap((face) => /url\(["']?(\/[^"')]+\.woff2)["']?\)/.exec(face)?.[1] ?? []);
}
