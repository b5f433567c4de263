import type { MarkedText, RecordKind } from '../../contract/search-provider.ts';
import { breakableName } from '../links/breakable-name.tsx';

interface MarkedProps {
  text: MarkedText;
  /** Of what it is the title. */
  kind?: RecordKind;
}

/** Text with the matching words marked. Every piece has its own element: translations by the browser replace bare text. */
export function Marked({ text, kind }: MarkedProps) {
  const isName = kind === 'member' || kind === 'key';
  return text.map((piece, at) => {
    const Piece = piece.isMarked ? 'mark' : 'span';
    return (
      <Piece key={at}>
        {/* A mark may end between two words of a name. */}
        {isName && /^[A-Z]/.test(piece.text) && <wbr />}
        {isName ? breakableName(piece.text) : piece.text}
      </Piece>
    );
  });
}
