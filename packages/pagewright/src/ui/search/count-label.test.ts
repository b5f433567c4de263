import { afterEach, describe, expect, it, vi } from 'vitest';
import { countLabel } from './count-label.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('countLabel', () => {
  it.each([
    [0, '0 documents'],
    [1, '1 document'],
    [2, '2 documents'],
    [21, '21 documents'],
  ])('%i → %s', (count, label) => {
    expect(countLabel(count, 'document', 'en')).toBe(label);
  });

  it('uses the rules of the locale, and names the number whatever they say', () => {
    expect(countLabel(21, 'document', 'ru')).toBe('21 document');
  });

  it.each([
    ['of the locale', 'xx', { PluralRules: { supportedLocalesOf: () => [] } }],
    ['of a malformed locale', 'not a locale', Intl],
    ['of any locale', 'en', {}],
  ])('uses the English rules where those %s are missing', (_, locale, intl) => {
    vi.stubGlobal('Intl', intl);
    expect([1, 5].map((count) => countLabel(count, 'document', locale))).toEqual(['1 document', '5 documents']);
  });
});
