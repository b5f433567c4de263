import { afterEach, describe, expect, it, vi } from 'vitest';
import { countLabel } from './count-label.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('countLabel', () => {
  it.each([
    [0, 'No results were found'],
    [1, 'One document found'],
    [2, '2 documents found'],
    [21, '21 documents found'],
  ])('%i → %s', (count, label) => {
    expect(countLabel(count, 'en')).toBe(label);
  });

  it('uses the rules of the locale', () => {
    vi.stubGlobal('Intl', {
      PluralRules: class {
        select = (): string => 'one';
      },
    });
    expect(countLabel(5, 'xx')).toBe('One document found');
  });

  it('uses the English rules where those of the locale are missing', () => {
    const PluralRules = vi.fn(function () {
      throw new RangeError('Incorrect locale information provided');
    });
    vi.stubGlobal('Intl', { PluralRules });
    expect([countLabel(1, 'xx'), countLabel(5, 'xx')]).toEqual(['One document found', '5 documents found']);
    expect(PluralRules).toHaveBeenCalledWith('xx');
  });
});
