import { describe, expect, it } from 'vitest';
import { fenceMistake, parseFenceMeta, renderFence } from './fence.ts';

const none = { highlighted: [], inserted: [], deleted: [], lineNumbers: false };

describe('parseFenceMeta', () => {
  it('reads nothing from nothing', () => {
    expect(parseFenceMeta('')).toEqual(none);
  });

  it('reads everything, in any order', () => {
    expect(parseFenceMeta('showLineNumbers del={5} title="my app.ts" ins={2, 4} {1,3-4}')).toEqual({
      title: 'my app.ts',
      highlighted: [
        [1, 1],
        [3, 4],
      ],
      inserted: [
        [2, 2],
        [4, 4],
      ],
      deleted: [[5, 5]],
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

  it.each([
    ['nocheck="a part"', 'a part'],
    ["nocheck='a part'", 'a part'],
    ['nocheck=part {1}', 'part'],
    ['nocheck="a part', undefined],
  ])('reads why %s is not checked', (meta, nocheck) => {
    expect(parseFenceMeta(meta).nocheck).toBe(nocheck);
  });

  it('does not look for other options inside a reason', () => {
    expect(parseFenceMeta('nocheck="no title=a.ts {1} here"')).toEqual({ ...none, nocheck: 'no title=a.ts {1} here' });
  });

  it('does not look for marks inside the title', () => {
    expect(parseFenceMeta('title="a {1} showLineNumbers b"')).toEqual({ ...none, title: 'a {1} showLineNumbers b' });
  });

  it('reads all marks of a kind', () => {
    expect(parseFenceMeta('{1} ins={2} {3,4} ins={5}')).toMatchObject({
      highlighted: [
        [1, 1],
        [3, 3],
        [4, 4],
      ],
      inserted: [
        [2, 2],
        [5, 5],
      ],
    });
  });

  it('marks nothing for parts that are not ranges', () => {
    expect(parseFenceMeta('{0,-} {-3} {1-2-3} {x}').highlighted).toEqual([]);
  });
});

describe('renderFence', () => {
  const plain = (code: string): string[] => code.split('\n');

  it('counts lines from one and prefers a change over a highlight', () => {
    const html = renderFence('a\nb\nc\n', 'text', parseFenceMeta('{1-3} ins={2} del={3}'), { highlight: plain });
    expect(html).toContain(
      '<code class="language-text"><span class="line mark">a</span>\n<span class="line ins">b</span>\n<span class="line del">c</span>\n</code>',
    );
  });

  it('does not match any line with a range that goes backwards', () => {
    expect(renderFence('a\nb\nc', 'text', parseFenceMeta('{3-1}'), { highlight: plain })).toContain(
      '<code class="language-text">a\nb\nc\n</code>',
    );
  });

  it('names the language, if there is one', () => {
    expect(renderFence('a', 'ts', parseFenceMeta(''), { highlight: plain })).toContain('<code class="language-ts">a\n');
    expect(renderFence('a', '', parseFenceMeta(''), { highlight: plain })).toContain('<code>a\n');
  });

  it('does not call text by that name beside a title', () => {
    const labelOf = (language: string, meta: string): string | undefined =>
      /data-language="(.*?)"/.exec(renderFence('a', language, parseFenceMeta(meta), { highlight: plain }))?.[1];
    expect(labelOf('text', '')).toBe('Text');
    expect(labelOf('text', 'title="Project layout"')).toBeUndefined();
    expect(labelOf('ts', 'title="a.ts"')).toBe('TypeScript');
  });

  it('takes a range that goes far beyond the end at no cost', () => {
    const html = renderFence('a\nb\nc', 'text', parseFenceMeta('{2-99999999999}'), { highlight: plain });
    expect(html).toContain(
      '<code class="language-text">a\n<span class="line mark">b</span>\n<span class="line mark">c</span>\n</code>',
    );
  });

  it('escapes the title', () => {
    expect(renderFence('', 'text', parseFenceMeta('title="<b>"'), { highlight: plain })).toContain(
      '<div class="code-title">&lt;b&gt;</div>',
    );
  });
});

describe('fenceMistake', () => {
  it.each([
    ['', 1],
    ['title="a b.ts" {1,3-4} ins={2} del={5} showLineNumbers', 5],
    ['{1} title=\'App.tsx\' nocheck="a part"', 1],
    ['{1-9999999}', 3],
    ['{ 1 , 2 - 3 }', 3],
    ['title="“a” and b"', 1],
  ])('finds none in %s', (meta, lines) => {
    expect(fenceMistake(meta, lines)).toBeUndefined();
  });

  it.each([
    ['hilite={1}', 'unknown code block option hilite={1}'],
    ['{1} lineNumbers', 'unknown code block option lineNumbers'],
    ['title="a.ts', 'unknown code block option title="a.ts'],
    ['title=“a.ts”', 'the curly quotes after title= are part of the text'],
    ['{1} title=‘my app.ts’', 'the curly quotes after title= are part of the text'],
    ['{1,a-b}', 'unknown code block option {1,a-b}'],
    ['{9-12}', '{9-12} does not match any line'],
    ['ins={7}', '{7} does not match any line'],
    ['{3-1}', '{3-1} does not match any line'],
    ['{1} {9}', '{9} does not match any line'],
    ['{0}', '{0} does not match any line'],
    ['{1} del={2, -3}', '{-3} does not match any line'],
    ['{2-}', '{2-} does not match any line'],
  ])('finds what is wrong in %s', (meta, message) => {
    expect(fenceMistake(meta, 3)).toMatchObject({
      rule: 'code-block-option',
      message: expect.stringContaining(message),
    });
  });

  it.each(['nocheck=""', "nocheck=' '", 'nocheck', '{1} nocheck='])('is an error if %s gives no reason', (meta) => {
    expect(fenceMistake(meta, 3)).toMatchObject({
      rule: 'unexplained-nocheck',
      message: 'nocheck does not say why this code block is not checked',
    });
  });
});
