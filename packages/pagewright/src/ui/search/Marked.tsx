import type { MarkedText } from '../../contract/search-provider.ts';

/** Text with the matching words marked. Every piece has its own element: translations by the browser replace bare text. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, at) =>
    piece.isMarked ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
  );
}
