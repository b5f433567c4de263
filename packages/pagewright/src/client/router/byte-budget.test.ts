import { expect, it } from 'vitest';
import { byteBudget } from './byte-budget.ts';

it('grows back to what it was, and no further', () => {
  let time = 0;
  const budget = byteBudget(1000, () => time);
  budget.spend(900);
  expect(budget.left()).toBe(100);
  time = 60_000;
  expect(budget.left()).toBe(600);
  time = 600_000;
  expect(budget.left()).toBe(1000);
});

it('may be exceeded once, by what nobody knew the size of', () => {
  let time = 0;
  const budget = byteBudget(1000, () => time);
  budget.spend(1500);
  expect(budget.left()).toBe(-500);
  time = 60_000;
  expect(budget.left()).toBe(0);
});
