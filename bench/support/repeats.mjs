/** The number of rounds, from `--repeats`, or another number from the option with that name. */
export function readRepeats(given, option = '--repeats') {
  const repeats = Number(given);
  if (!Number.isInteger(repeats) || repeats < 1)
    throw new Error(`Invalid ${option} "${given}": expected a whole number of at least 1.`);
  return repeats;
}
