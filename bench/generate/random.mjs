// A seeded random generator: the same seed gives the same site on every machine, so runs can be compared.

export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (min, max) => min + Math.floor(next() * (max - min + 1));
  const pick = (list) => list[int(0, list.length - 1)];
  /** `count` different entries of a list. */
  const some = (list, count) => {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)[0]);
  };
  const chance = (probability) => next() < probability;
  /** One of `{ name: weight }`. */
  const weighted = (weights) => {
    const entries = Object.entries(weights);
    let point = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    const [name] = entries.find(([, weight]) => (point -= weight) < 0) ?? [];
    return name;
  };
  return { next, int, pick, some, chance, weighted };
}

export const capital = (word) => word[0].toUpperCase() + word.slice(1);
