// Queries for generated pages: some of each kind that readers ask, the same for every number of pages.
import { createRandom } from '../../generate/random.mjs';
import { things } from '../../generate/words.mjs';

const each = 6;

/** @param plan The pages; only the first ones, which all sizes have, are asked for. */
export function generatedQueries(plan) {
  const random = createRandom(77);
  const titles = () => random.pick(plan.slice(0, 100)).title.toLowerCase();
  const typo = (word) => {
    const at = random.int(2, word.length - 2);
    return word.slice(0, at) + word.slice(at + 1);
  };
  const makers = {
    title: titles,
    name: () => titles().replace(/ (.)/g, (_, letter) => letter.toUpperCase()),
    task: () => `how do I ${titles()} on the web`,
    prefix: () => titles().slice(0, -3),
    typo: () => `${typo(random.pick(things.filter(({ length }) => length > 6)))} ${random.pick(things)}`,
    word: () => random.pick(things),
  };
  return Object.values(makers).flatMap((make) => Array.from({ length: each }, make));
}
