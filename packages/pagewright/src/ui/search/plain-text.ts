import type { MarkedText } from '../../contract/search-provider.ts';

/** Without the marks. */
export function plainText(text: MarkedText): string {
  return text.map((piece) => piece.text).join('');
}
