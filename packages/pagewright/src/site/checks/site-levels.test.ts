import { expect, it } from 'vitest';
import { type Problem, SiteError, ruleProblem } from '../../kernel/problems.ts';
import { atSiteLevels } from './site-levels.ts';

const link = ruleProblem('broken-link', { message: 'l' });
const heading = ruleProblem('second-title', { message: 'h' });
const syntax: Problem = { severity: 'error', message: 's' };

it('a page keeps its warnings and loses what is off', async () => {
  const rules = { 'second-title': 'warn', 'broken-link': 'off' } as const;
  const page = await atSiteLevels({ rules }, Promise.resolve({ problems: [link, heading], code: 'c' }));
  expect(page).toEqual({ problems: [{ ...heading, severity: 'warning', isAccepted: true }], code: 'c' });
});

it('errors are thrown, also those of a page that could not be compiled', async () => {
  await expect(atSiteLevels({}, Promise.resolve({ problems: [link, heading] }))).rejects.toMatchObject({
    problems: [heading],
  });
  const failed = atSiteLevels({ rules: { all: 'warn' } }, Promise.reject(new SiteError([link, heading, syntax])));
  await expect(failed).rejects.toMatchObject({ problems: [syntax] });
});
