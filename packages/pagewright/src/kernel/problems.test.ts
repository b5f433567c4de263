import { describe, expect, it } from 'vitest';
import {
  type Problem,
  SiteError,
  collectErrors,
  distinct,
  formatProblem,
  suggestion,
  throwOnErrors,
} from './problems.ts';

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

  it('keeps one of what is wrong on several pages with the same text, and names them', () => {
    const on = (page: string, hint: string): Problem => ({
      severity: 'warning',
      file: 'shared/a.mdx',
      line: 1,
      message: 'm',
      hint,
      pages: [page],
    });
    const [one, ...others] = distinct([on('v2/a.mdx', 'h'), on('v1/a.mdx', 'g'), on('v2/a.mdx', 'h')]);
    expect(others).toEqual([]);
    expect(formatProblem(one!)).toBe('warning: shared/a.mdx:1: m, included in v2/a.mdx, v1/a.mdx\n  hint: h');
    const many = distinct(['a', 'b', 'c', 'd', 'e'].map((name) => on(name, 'h')));
    expect(formatProblem(many[0]!)).toContain('m, included in a, b, c and 2 other pages');
  });
});

describe('collectErrors', () => {
  it('keeps the mistakes of a writer, and throws those of the engine', async () => {
    const problems: Problem[] = [];
    const mistake = { severity: 'error', message: 'e' } as const;
    const fail = (error: Error) => collectErrors(problems, () => Promise.reject(error));
    expect(await fail(new SiteError(mistake))).toBeUndefined();
    await expect(fail(new TypeError('x is not a function'))).rejects.toThrow(TypeError);
    expect(problems).toEqual([mistake]);
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

describe('suggestion', () => {
  const suggest = (name: string, known: string[]): string => suggestion(name, known, 'use another');

  it('is the known name closest to a misspelt one, whatever its case', () => {
    expect(suggest('Tabz', ['Card', 'Tabs'])).toBe('did you mean "Tabs"?');
    expect(suggest('COLORMODE', ['search', 'colorMode'])).toBe('did you mean "colorMode"?');
    expect(suggest('nearest', ['neares', 'nearst', 'nearest'])).toBe('did you mean "nearest"?');
  });

  it('tolerates one wrong letter in three, and one in a short name', () => {
    expect(suggest('Stpez', ['Steps'])).toBe('use another');
    expect(suggest('Tobz', ['Tabs'])).toBe('use another');
    expect(suggest('announxxxxnt', ['announcement'])).toBe('did you mean "announcement"?');
    expect(suggest('annouxxxxxnt', ['announcement'])).toBe('use another');
  });

  it('takes swapped letters for one mistake', () => {
    expect(suggest('Atbs', ['Tabs'])).toBe('did you mean "Tabs"?');
  });

  it('finds long names, too', () => {
    const name = 'guides/a-doc-with-a-long-name-in-a-folder/below-another-folder/that-is-deep';
    expect(suggest(name.replace('long', 'lnog'), [name])).toBe(`did you mean "${name}"?`);
  });

  it('shows the name as it is written', () => {
    expect(suggestion('Tabz', ['Tabs'], '', (name) => `<${name}>`)).toBe('did you mean <Tabs>?');
  });

  it('is what to do instead when nothing is close', () => {
    expect(suggest('Video', ['Card', 'Tabs', 'Steps'])).toBe('use another');
    expect(suggest('a', [])).toBe('use another');
    expect(suggest('', ['no'])).toBe('use another');
  });
});
