import { describe, expect, it } from 'vitest';
import { createSlugger } from './slug.ts';

describe('createSlugger', () => {
  it.each([
    ['Getting started', 'getting-started'],
    ['  What’s new in 4.0?  ', 'whats-new-in-40'],
    ['Äpfel & 日本語', 'äpfel--日本語'],
    ['snake_case-name', 'snake_case-name'],
    ['?!', 'section'],
  ])('%j → %s', (text, id) => {
    expect(createSlugger().slug(text)).toBe(id);
  });

  it('makes every id of a page unique, also against ids that look like repetitions', () => {
    const { slug } = createSlugger();
    expect(['Example', 'Example', 'Example 1', 'Example', 'example-1'].map(slug)).toEqual([
      'example',
      'example-1',
      'example-1-1',
      'example-2',
      'example-1-2',
    ]);
  });

  it('does not give away a reserved id', () => {
    const { slug, reserve } = createSlugger();
    expect(reserve('usage')).toBe('usage');
    expect(slug('Usage')).toBe('usage-1');
    expect(reserve('usage')).toBe('usage-2');
  });
});
