import { describe, expect, it } from 'vitest';
import { jsonTree } from './json-tree.ts';

describe('jsonTree', () => {
  it('opens the outermost level and labels items of lists', () => {
    expect(jsonTree({ docs: [{ id: 'a<b' }] })).toBe(
      '<details class="json-node" open><summary>{1} </summary>' +
        '<details class="json-node"><summary><span class="json-key">docs: </span>[1] </summary>' +
        '<details class="json-node"><summary><span class="json-key">0: </span>{1} a&lt;b</summary>' +
        '<div class="json-leaf"><span class="json-key">id: </span><span class="json-string">"a&lt;b"</span></div>' +
        '</details></details></details>',
    );
  });

  it.each([
    [null, 'null', 'null'],
    [undefined, 'undefined', 'undefined'],
    [1, 'number', '1'],
    [false, 'boolean', 'false'],
    [[], 'object', '[]'],
    [{}, 'object', '{}'],
  ])('shows %s on one line', (value, kind, text) => {
    expect(jsonTree({ '<b>': value })).toContain(
      `<div class="json-leaf"><span class="json-key">&lt;b&gt;: </span><span class="json-${kind}">${text}</span></div>`,
    );
  });
});
