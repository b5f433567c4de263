import { afterEach, describe, expect, it, vi } from 'vitest';
import { ar } from '../../contract/strings/ar.ts';
import { en } from '../../contract/strings/en.ts';
import { countLabel } from './count-label.ts';

afterEach(() => void vi.unstubAllGlobals());

const results = en['search.results'];

describe('countLabel', () => {
  it.each([
    [0, '0 results'],
    [1, '1 result'],
    [2, '2 results'],
    [21, '21 results'],
  ])('%i → %s', (count, label) => {
    expect(countLabel(results, count, 'en')).toBe(label);
  });

  it('uses the rules of the locale, and "other" for the forms that are missing', () => {
    expect(countLabel(results, 21, 'ru')).toBe('21 result');
    expect(countLabel(results, 3, 'ru')).toBe('3 results');
    const arabic = [1, 2, 3, 11, 100].map((count) => countLabel(ar['search.results'], count, 'ar'));
    expect(arabic).toEqual(['نتيجة واحدة', 'نتيجتان', '3 نتائج', '11 نتيجة', '100 نتيجة']);
  });

  it.each([
    ['of the locale', 'xx', { PluralRules: { supportedLocalesOf: () => [] } }],
    ['of a malformed locale', 'not a locale', Intl],
    ['of any locale', 'en', {}],
  ])('uses the English rules where those %s are missing', (_, locale, intl) => {
    vi.stubGlobal('Intl', intl);
    expect([1, 5].map((count) => countLabel(results, count, locale))).toEqual(['1 result', '5 results']);
  });
});
