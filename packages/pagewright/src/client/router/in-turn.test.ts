import { expect, it } from 'vitest';
import { promiseInTurn } from './in-turn.ts';

/** Begins three things, of which some come to their end; returns those that are waited for no longer. */
async function ended(...ends: number[]): Promise<number[]> {
  const inTurn = promiseInTurn();
  const keeps: (() => void)[] = [];
  const settled: number[] = [];
  for (const number of [0, 1, 2]) void inTurn((keep) => keeps.push(keep)).then(() => settled.push(number));
  for (const number of ends) keeps[number]!();
  await Promise.resolve();
  return settled;
}

it('nobody waits for what was replaced', async () => {
  expect(await ended(1)).toEqual([0, 1]);
});

it('what comes late ends nothing that came after it', async () => {
  expect(await ended(1, 0)).toEqual([0, 1]);
});

it('each may come to its own end', async () => {
  expect(await ended(0, 1, 2)).toEqual([0, 1, 2]);
});
