/** `1 page`, `2 pages`: what writers read is English. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
