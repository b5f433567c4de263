import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs once more for all calls during a run, and each waits for a run that began after it', async () => {
  let runs = 0;
  const ends: (() => void)[] = [];
  const read = oneAtATime(() => {
    runs++;
    return new Promise((resolve) => ends.push(resolve));
  });
  const first = read();
  await Promise.resolve();
  const later = [read(), read()];
  expect(runs).toBe(1);
  ends[0]!();
  await first;
  await Promise.resolve();
  expect(runs).toBe(2);
  ends[1]!();
  await Promise.all(later);
  expect(runs).toBe(2);
});
