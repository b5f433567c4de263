import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ar as arParts } from './parts/ar.ts';
import { de as deParts } from './parts/de.ts';
import { en as enParts } from './parts/en.ts';
import { ja as jaParts } from './parts/ja.ts';
import type { SiteStrings } from './strings.ts';

export const english = { ...en, ...enParts } as const;

/** The languages that the engine speaks, by the first part of their tag. For builds only: readers get one of them. */
export const tables: ReadonlyMap<string, SiteStrings> = new Map<string, SiteStrings>([
  ['en', english],
  ['de', { ...de, ...deParts }],
  ['ja', { ...ja, ...jaParts }],
  ['ar', { ...ar, ...arParts }],
]);
