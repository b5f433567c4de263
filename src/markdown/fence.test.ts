import { describe, expect, it } from 'vitest';
import { parseFenceMeta, renderFence } from './fence.ts';

const none = { highlighted: new Set(), inserted: new Set(), deleted: new Set(), lineNumbers: false };

describe('parseFenceMeta', () => {
  it('reads nothing from nothing', () => {
    expect(parseFenceMeta('')).toEqual(none);
  });

  it('reads everything, in any order', () => {
    expect(parseFenceMeta('showLineNumbers del={5} title="my app.ts" ins={2, 4} {1,3-4}')).toEqual({
      title: 'my app.ts',
      highlighted: new Set([1, 3, 4]),
      inserted: new Set([2, 4]),
      deleted: new Set([5]),
      lineNumbers: true,
    });
  });

  it.each([
    ["title='a b'", 'a b'],
    ['title=a.ts {1}', 'a.ts'],
    ['title="it\'s"', "it's"],
    ['subtitle="x"', undefined],
  ])('reads the title of %s', (meta, title) => {
    expect(parseFenceMeta(meta).title).toBe(title);
  });

  it('does not look for marks inside the title', () => {
    expect(parseFenceMeta('title="a {1} showLineNumbers b"')).toEqual({ ...none, title: 'a {1} showLineNumbers b' });
  });

  it('makes nothing of ranges that make no sense', () => {
    expect(parseFenceMeta('{5-3}').highlighted).toEqual(new Set());
    expect(parseFenceMeta('{0,-}').highlighted).toEqual(new Set());
    expect(parseFenceMeta('{x}').highlighted).toEqual(new Set());
  });
});

describe('renderFence', () => {
  const plain = (code: string): string[] => code.split('\n');

  it('counts lines from one and prefers a change over a highlight', () => {
    const html = renderFence('a\nb\nc\n', 'text', parseFenceMeta('{1-3} ins={2} del={3}'), plain);
    expect(html).toContain(
      '<code><span class="line mark">a</span>\n<span class="line ins">b</span>\n<span class="line del">c</span>\n</code>',
    );
  });

  it('escapes the title', () => {
    expect(renderFence('', 'text', parseFenceMeta('title="<b>"'), plain)).toContain(
      '<div class="code-title">&lt;b&gt;</div>',
    );
  });
});
