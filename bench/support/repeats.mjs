/** The number of rounds, from `--repeats`. */
export function readRepeats(given) {
  const repeats = Number(given);
  if (!Number.isInteger(repeats) || repeats < 1)
    throw new Error(`Invalid --repeats "${given}": expected a whole number of at least 1.`);
  return repeats;
}
