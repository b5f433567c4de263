import { readSealed, writeSealed } from '../../../kernel/files/sealed-file.ts';
import type { Answer } from './ask.ts';

/** An answer and when it was given. */
export interface KnownAnswer extends Answer {
  at: string;
}

/** For how many days a good answer is believed. A bad one is asked for again: somebody may have mended it. */
const believed = 7;
const day = 24 * 60 * 60 * 1000;

export function readKnown(file: string, now: Date): Map<string, KnownAnswer> {
  const known = JSON.parse(readSealed(file) ?? '{}') as Record<string, KnownAnswer>;
  return new Map(
    Object.entries(known).filter(
      ([, { at, status }]) => status !== undefined && status < 400 && now.getTime() - Date.parse(at) < believed * day,
    ),
  );
}

export function writeKnown(file: string, answers: ReadonlyMap<string, KnownAnswer>): void {
  writeSealed(file, JSON.stringify(Object.fromEntries(answers)));
}
