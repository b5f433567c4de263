import { describe, expect, it } from 'vitest';
import { type Problem, SiteError, atLevels, formatProblem, ruleProblem, throwOnFatal } from './problems.ts';
import { levelOf, ruleNames, rules } from './rules.ts';

const link = ruleProblem('broken-link', { file: 'a.mdx', line: 3, message: 'm', hint: 'h' });
const heading = ruleProblem('second-title', { file: 'a.mdx', message: 'm' });
const hidden = ruleProblem('missing-description', { file: 'a.mdx', message: 'm' });
const syntax: Problem = { severity: 'error', file: 'a.mdx', message: 'm' };

it.each(ruleNames)('%s has a name and a sentence for people', (name) => {
  expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(rules[name].text).toMatch(/^\S.*\.$/);
});

it('a problem shows the rule that turns it off', () => {
  expect(formatProblem(link)).toBe('warning: a.mdx:3: m [broken-link]\n  hint: h');
  expect(formatProblem(syntax)).toBe('error: a.mdx: m');
});

describe('atLevels', () => {
  it('leaves problems as severe as their rules are by default', () => {
    expect(atLevels([link, heading, hidden, syntax])).toEqual([link, heading, syntax]);
  });

  it('drops, warns and refuses as the site says', () => {
    const levels = { 'broken-link': 'error', 'second-title': 'warn', 'missing-description': 'warn' } as const;
    expect(atLevels([link, heading, hidden], levels)).toMatchObject([
      { rule: 'broken-link', severity: 'error' },
      { rule: 'second-title', severity: 'warning', isAccepted: true },
      { rule: 'missing-description', severity: 'warning', isAccepted: true },
    ]);
    expect(atLevels([link], { 'broken-link': 'off' })).toEqual([]);
  });

  it('never changes what no site survives', () => {
    expect(atLevels([syntax], { all: 'off' })).toEqual([syntax]);
  });
});

it('`all` is for rules that are not named, and turns none on', () => {
  const levels = { all: 'warn', 'broken-link': 'error' } as const;
  expect(levelOf('broken-link', levels)).toBe('error');
  expect(levelOf('second-title', levels)).toBe('warn');
  expect(levelOf('missing-description', levels)).toBe('off');
});

it('a page that breaks rules only is not thrown away', () => {
  expect(() => throwOnFatal([link, heading])).not.toThrow();
  expect(() => throwOnFatal([link, syntax])).toThrow(SiteError);
});
