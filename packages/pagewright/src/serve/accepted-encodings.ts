import { headerWeights } from './header-weights.ts';
import { encodings } from '../kernel/files/compressed-files.ts';

/** What a reader accepts of what we have, by its header `accept-encoding`: the preferred one first, on a tie the better one. */
export function acceptedEncodings(header: string): typeof encodings {
  const weights = headerWeights(header);
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  return encodings.filter(({ name }) => weightOf(name) > 0).toSorted((a, b) => weightOf(b.name) - weightOf(a.name));
}
