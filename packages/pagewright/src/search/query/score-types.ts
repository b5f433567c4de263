import { fitOf, isName } from './fit-types.ts';
import type { SearchIndex } from './read-index.ts';
import { decodeDeltas } from '../format/codec.ts';
import type { SignaturesFile } from '../format/index-format.ts';
import type { Scores } from './score.ts';
import { type Signature, readSignature } from './signature.ts';
import { readTypeQuery } from './type-query.ts';

/** After what fits comes what it takes and returns, if the page declares it. */
const declaration = 0.6;

export interface TypeScores extends Scores {
  /** By record. */
  signatures: Map<number, string>;
  /** The names that are marked. */
  terms: Set<string>;
}

/** Scores from the signatures; undefined if the query is not for types or nothing fits. */
export async function scoreByTypes(index: SearchIndex, text: string): Promise<TypeScores | undefined> {
  const query = readTypeQuery(text);
  const file = query && (await index.signatures());
  if (!file) return undefined;
  const known = readFile(file);
  const records = new Float64Array(index.recordCount);
  const terms = new Set(query.readings[0]!.flatMap(({ type }) => type.filter(isName)));
  const signatures = new Map<number, string>();
  const best = new Map<number, number>();
  for (const { record, parsed, text: signature } of known) {
    const score = (records[record] = fitOf(query, parsed));
    if (score === 0) continue;
    const page = index.pageOf[record]!;
    best.set(page, Math.max(best.get(page) ?? 0, score));
    // Its name is the title.
    if (parsed.isCall) signatures.set(record, signature.slice(signature.indexOf('(')));
  }
  const pages = Array.from(best, ([number, bestScore]) => ({ number, bestScore })).sort(
    (a, b) => b.bestScore - a.bestScore,
  );
  const untold = new Set(terms);
  const nameOf = ({ isCall, parts }: Signature): string => (isCall ? '' : (parts[0]?.type[0] ?? ''));
  const types = known.filter(({ parsed }) => terms.has(nameOf(parsed)));
  for (const { number, bestScore } of pages)
    for (const { record, parsed } of types)
      // Several pages may show the same type: once is enough.
      if (index.pageOf[record] === number && untold.delete(nameOf(parsed))) records[record] ||= bestScore * declaration;
  return pages.length > 0 ? { records, pages, signatures, terms } : undefined;
}

interface KnownSignature {
  record: number;
  text: string;
  parsed: Signature;
}

const files = new WeakMap<SignaturesFile, KnownSignature[]>();

/** Reads the signatures of an index once. */
function readFile(file: SignaturesFile): KnownSignature[] {
  const records = decodeDeltas(file.records);
  const known =
    files.get(file) ?? file.texts.map((text, at) => ({ record: records[at]!, text, parsed: readSignature(text) }));
  files.set(file, known);
  return known;
}
