import { countLabel } from '../search/count-label.ts';

/** `1 page`, `2 pages`: the commands speak English. */
export function count(number: number, noun: string): string {
  return countLabel(number, noun, 'en');
}
