// Numbers and sorted words as short text: compact both before and after compression.

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Lookup by character code, because this runs for every number in an index. */
const values = new Uint8Array(128);
for (let value = 0; value < digits.length; value++) values[digits.charCodeAt(value)] = value;

/** Delta-encodes ascending numbers in base 32, with a continuation bit on all digits but the last. */
export function encodeDeltas(numbers: number[]): string {
  let text = '';
  let before = -1;
  for (const number of numbers) {
    let rest = number - before - 1;
    before = number;
    for (; rest >= 32; rest = Math.floor(rest / 32)) text += digits[32 + (rest % 32)];
    text += digits[rest];
  }
  return text;
}

export function decodeDeltas(text: string): number[] {
  const numbers: number[] = [];
  let number = -1;
  let rest = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at++) {
    const value = values[text.charCodeAt(at)]!;
    rest += (value % 32) * scale;
    scale *= 32;
    if (value >= 32) continue;
    number += rest + 1;
    numbers.push(number);
    rest = 0;
    scale = 1;
  }
  return numbers;
}

/** Front-codes sorted words, one per line: a digit for the length of the prefix shared with the previous word, then the rest. */
export function encodeSorted(words: string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 63 && shared < word.length && word[shared] === before[shared]) shared++;
      before = word;
      return digits[shared] + word.slice(shared);
    })
    .join('\n');
}

export function decodeSorted(text: string): string[] {
  let before = '';
  return text === ''
    ? []
    : text.split('\n').map((line) => (before = before.slice(0, values[line.charCodeAt(0)]) + line.slice(1)));
}
