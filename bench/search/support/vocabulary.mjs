// The generator knows some hundred words, but every page of real documentation adds new ones. These are made up, with
// the frequencies of real words (Zipf's law): the second is half as frequent as the first, the third a third.
import { createRandom } from '../../generate/random.mjs';

const size = 200_000;
const syllables =
  'ba be bi bo bu ca ce ci co da de di do fa fe fi fo ga ge gi go ha he hi ho ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi vo'.split(
    ' ',
  );

/** The word at a frequency rank: frequent words are short. */
function wordAt(place) {
  let rest = place + syllables.length;
  let word = '';
  for (; rest > 0; rest = Math.floor(rest / syllables.length)) word += syllables[rest % syllables.length];
  return `${word}n`;
}

/** A page's source of words. A few are its own topic, so that they occur there more than once. */
export function createVocabulary(seed) {
  const random = createRandom(seed * 31 + 7);
  const any = () => wordAt(Math.floor(Math.exp(random.next() * Math.log(size))) - 1);
  const subject = Array.from({ length: 12 }, any);
  return () => (random.chance(0.4) ? random.pick(subject) : any());
}
