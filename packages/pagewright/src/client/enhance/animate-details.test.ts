import { describe, expect, it } from 'vitest';
import { collapseDuration } from './animate-details.ts';

describe('collapseDuration', () => {
  // round((4 + 15·(h/36)^0.25 + (h/36)/5)·10), calculated by hand.
  it.each([
    [0, 40],
    [36, 192],
    [576, 372],
    [2916, 652],
  ])('%i px take %i ms', (height, milliseconds) => {
    expect(collapseDuration(height)).toBe(milliseconds);
  });
});
