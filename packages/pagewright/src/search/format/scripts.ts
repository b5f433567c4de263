// Rules for scripts other than plain Latin, both for indexing and for queries. Texts in ASCII never come here.

/** Chinese and Japanese, which have no spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+/gu;
/** Vowel signs and the letter that only stretches a word. */
const arabicMarks = /[\u064B-\u065F\u0670\u0640]/g;
const arabicForms: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي' };
/** The article, alone or after a preposition. What remains has to be a word. */
const arabicArticle = /^(?:[وفبك]?ال|لل)(?=\p{scx=Arab}{3})/u;

/** A text whose words can be found: compatibility forms, and marks that readers leave out, are gone. */
export function readable(text: string): string {
  return text.normalize('NFKC').replace(arabicMarks, '');
}

/** One spelling for all that readers may write: without accents, `ß` as `ss`, Arabic letters in their basic form and without the article. */
export function fold(word: string): string {
  const plain = word
    .normalize('NFD')
    // Not the voiced sounds of Japanese, which are other letters.
    .replace(/(?<=\p{scx=Latn})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/[أإآٱىةؤئ]/g, (letter) => arabicForms[letter]!);
  return plain.replace(arabicArticle, '');
}

export interface Piece {
  text: string;
  /** Where it is in the run. */
  start: number;
}

/**
 * The words in a run of letters. Where words have no spaces between them, these are all pairs of neighbouring characters: which of
 * them are words nobody can tell the same way in every browser, and a query of several characters has the same pairs.
 */
export function piecesOf(run: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const addRest = (end: number): void => void (end > at && pieces.push({ text: run.slice(at, end), start: at }));
  for (const { 0: text, index } of run.matchAll(unspaced)) {
    addRest(index);
    const signs = [...text];
    let start = index;
    signs.forEach((sign, number) => {
      const next = signs[number + 1];
      if (next !== undefined || number === 0) pieces.push({ text: sign + (next ?? ''), start });
      start += sign.length;
    });
    at = index + text.length;
  }
  addRest(run.length);
  return pieces;
}

/** Whether a word is part of such a run. */
export function isUnspaced(word: string): boolean {
  return word.search(unspaced) >= 0;
}
