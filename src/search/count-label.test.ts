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

  it('uses the English rules where those of the locale are missing', () => {
    const PluralRules = vi.fn(function () {
      throw new RangeError('Incorrect locale information provided');
    });
    vi.stubGlobal('Intl', { PluralRules });
    expect([1, 5].map((count) => countLabel(count, 'document', 'xx'))).toEqual(['1 document', '5 documents']);
    expect(PluralRules).toHaveBeenCalledWith('xx');
  });
});
