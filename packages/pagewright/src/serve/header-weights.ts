/** `br, gzip;q=0.5` → the weight of each, by its name in lower case; zero means refused. */
export function headerWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice('q='.length)) : 1];
    }),
  );
}
