import type { MarkedText } from '../../search/provider.ts';

/** Text with the matching words marked. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, at) => (piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text));
}
