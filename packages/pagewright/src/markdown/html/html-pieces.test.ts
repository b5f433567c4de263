import { describe, expect, it } from 'vitest';
import { attribute, hasAttribute, htmlPieces, textOfHtml } from './html-pieces.ts';

const pieces = (html: string): unknown[] => [...htmlPieces(html)];

describe('htmlPieces', () => {
  it('splits tags and texts', () => {
    expect(pieces('<p title="a > b">Salt &amp; <B>pepper</B></p>')).toEqual([
      { type: 'open', tag: 'p', attributes: ' title="a > b"' },
      { type: 'text', text: 'Salt & ' },
      { type: 'open', tag: 'b', attributes: '' },
      { type: 'text', text: 'pepper' },
      { type: 'close', tag: 'b' },
      { type: 'close', tag: 'p' },
    ]);
  });

  it('takes code as a whole', () => {
    expect(pieces('<pre><span>a</span> &lt; b</pre>')).toEqual([
      { type: 'open', tag: 'pre', attributes: '' },
      { type: 'code', html: '<span>a</span> &lt; b' },
      { type: 'close', tag: 'pre' },
    ]);
  });

  it('leaves out comments and what is not content, nested or not', () => {
    expect(pieces('<!-- <p> -->a<nav>b<nav>c</nav>d</nav>e')).toEqual([
      { type: 'text', text: 'a' },
      { type: 'text', text: 'e' },
    ]);
  });

  it('leaves out more on request', () => {
    expect([...htmlPieces('<thead>a</thead>b', ['thead'])]).toEqual([{ type: 'text', text: 'b' }]);
  });
});

it('textOfHtml leaves the tags out', () => expect(textOfHtml('<i>a</i> &lt; b')).toBe('a < b'));

it('reads attributes', () => {
  expect(attribute(' class="x" id="a&amp;b"', 'id')).toBe('a&b');
  expect(attribute(' data-id="x"', 'id')).toBeUndefined();
});

it.each([' checked', ' checked=""', ' type="checkbox" checked disabled', ' checked/'])(
  'finds an attribute in %j',
  (text) => expect(hasAttribute(text, 'checked')).toBe(true),
);

it.each(['', ' title="not checked here"', ' unchecked'])('finds none in %j', (text) =>
  expect(hasAttribute(text, 'checked')).toBe(false),
);
