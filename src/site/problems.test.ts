import { describe, expect, it } from 'vitest';
import { SiteError, closest, distinct, formatProblem, throwOnErrors } from './problems.ts';

describe('formatProblem', () => {
  it('puts the place first and the hint below', () => {
    expect(formatProblem({ severity: 'error', file: 'a.mdx', line: 3, message: 'wrong', hint: 'right' })).toBe(
      'error: a.mdx:3: wrong\n  hint: right',
    );
    expect(formatProblem({ severity: 'warning', file: 'a.mdx', message: 'wrong' })).toBe('warning: a.mdx: wrong');
    expect(formatProblem({ severity: 'error', message: 'wrong' })).toBe('error: wrong');
  });
});

describe('distinct', () => {
  it('keeps one of those that say the same about the same place, in their order', () => {
    const at = (line: number) => ({ severity: 'warning', file: 'shared/a.mdx', line, message: 'm' }) as const;
    expect(distinct([at(2), at(1), at(2), { ...at(1), severity: 'error' }])).toEqual([
      at(2),
      at(1),
      { ...at(1), severity: 'error' },
    ]);
  });
});

describe('throwOnErrors', () => {
  it('throws the errors and lets warnings pass', () => {
    const warning = { severity: 'warning', message: 'w' } as const;
    const error = { severity: 'error', message: 'e' } as const;
    expect(() => throwOnErrors([warning])).not.toThrow();
    expect(() => throwOnErrors([warning, error])).toThrow(new SiteError(error));
  });
});

describe('closest', () => {
  it('finds a misspelt name, whatever its case', () => {
    expect(closest('Tabz', ['Card', 'Tabs'])).toBe('Tabs');
    expect(closest('COLORMODE', ['search', 'colorMode'])).toBe('colorMode');
    expect(closest('nearest', ['neares', 'nearst', 'nearest'])).toBe('nearest');
  });

  it('finds nothing when nothing is close', () => {
    expect(closest('Video', ['Card', 'Tabs', 'Steps'])).toBeUndefined();
    expect(closest('a', [])).toBeUndefined();
  });
});
