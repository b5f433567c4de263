import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Strings } from './strings.ts';

/** The languages that the engine speaks, by the first part of their tag. For builds only: readers get one of them. */
export const tables: ReadonlyMap<string, Strings> = new Map<string, Strings>([
  ['en', en],
  ['de', de],
  ['ja', ja],
  ['ar', ar],
]);
