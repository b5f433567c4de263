import { type SignaturePart, places, readSignature, tokensOf } from './signature.ts';
import { hasTypeSigns } from './type-signs.ts';

/** What a reader asks who knows types and not names. */
export interface TypeQuery {
  /** Of what is called; empty if any will do. */
  name: string;
  /** What it has to take and return. There is a second reading of functions: they may be what is passed. */
  readings: SignaturePart[][];
  /** It has to take nothing. */
  isEmpty: boolean;
  /** The last name may go on. */
  isOpen: boolean;
}

/** As prose and messages have them. */
const adjacentWords = /[\w$]\s+[\w$]/;
/** A name and a bracket are not more than the name yet. */
const withArguments = /^[\w$.]+\s*[<[].*[^<[]$/;

/**
 * Recognises `Promise<Photo>`, `Photo[]`, `returns Photo`, `=> Photo`, `options: ImageOptions`, `(ImageOptions) => Photo`
 * and what is on the way to them, as soon as there is a type in it. Everything else is an ordinary query.
 */
export function readTypeQuery(text: string): TypeQuery | undefined {
  const query = text.trim().replace(/^returns\s+/, '=> ');
  if (!hasTypeSigns(query) || adjacentWords.test(query)) return undefined;
  const { name, parts, isCall } = readSignature(query);
  const last = parts.at(-1);
  if (!last || (last.name === places.any && !withArguments.test(query))) return undefined;
  const isFunction = isCall && name === '' && last.name === places.returned;
  return {
    name,
    readings: [parts, ...(isFunction ? [[{ name: places.taken, type: tokensOf(query) }]] : [])],
    isEmpty: isFunction && parts.length === 1,
    // Words of a sentence begin with small letters.
    isOpen: /[A-Z]\w*$/.test(text),
  };
}
