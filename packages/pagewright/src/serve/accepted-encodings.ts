import { encodings } from '../kernel/files/compressed-files.ts';

/** What a reader accepts of what we have, by its header `accept-encoding`: the preferred one first, on a tie the better one. */
export function acceptedEncodings(header: string): typeof encodings {
  const weights = encodingWeights(header);
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  return encodings.filter(({ name }) => weightOf(name) > 0).toSorted((a, b) => weightOf(b.name) - weightOf(a.name));
}

/** `br, gzip;q=0.5` → the weight of each; zero means refused. */
function encodingWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice('q='.length)) : 1];
    }),
  );
}
