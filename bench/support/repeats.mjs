/** The number of rounds, from `--repeats`. */
export function readRepeats(given) {
  const repeats = Number(given);
  if (!Number.isInteger(repeats) || repeats < 1)
    throw new Error(`--repeats is "${given}"; expected a whole number from 1.`);
  return repeats;
}
