import { describe, expect, it } from 'vitest';
import { escapeAttribute, escapeText } from '../text/html.ts';
import { type HtmlNode, findElement, isElement, parseHtml, textOf, visitElements } from './parse-html.ts';

/** Elements as `[tag, attributes?, ...children]`. */
function shape(node: HtmlNode): unknown {
  if (!isElement(node)) return node;
  const attributes = Object.keys(node.attributes).length > 0 ? [node.attributes] : [];
  return [node.tag, ...attributes, ...node.children.map(shape)];
}
const tree = (html: string): unknown[] => parseHtml(html).children.map(shape);

describe('parseHtml', () => {
  it('reads tags and texts', () => {
    expect(tree('<p title="a > b">Salt &amp; <B>pepper</B></p>')).toEqual([
      ['p', { title: 'a > b' }, 'Salt & ', ['b', 'pepper']],
    ]);
  });

  it.each([
    ['values in either quotes or none', `<a href='/a"b' id=c>`, { href: '/a"b', id: 'c' }],
    ['names without a value', '<input checked disabled="">', { checked: '', disabled: '' }],
    ['one before the end of a tag', '<input checked/>', { checked: '' }],
    [
      'names that end like another',
      '<p data-id="x" title="not checked here">',
      { 'data-id': 'x', title: 'not checked here' },
    ],
    ['names in capitals', '<img srcSet="/a.png 2x">', { srcset: '/a.png 2x' }],
    ['entities in values', '<p id="a&amp;b&#x27;&quot;">', { id: 'a&b\'"' }],
  ])('reads attributes: %s', (_, html, attributes) => {
    const [element] = parseHtml(html).children;
    expect(isElement(element!) && element.attributes).toEqual(attributes);
  });

  it('decodes entities once, and leaves alone what is none', () => {
    expect(tree('&lt;b&gt; &#x27;a&#39; &amp;lt; &eacute; &unknown; R&D &#0;')).toEqual([
      "<b> 'a' &lt; é &unknown; R&D \ufffd",
    ]);
  });

  it('reads what we escape', () => {
    const text = `<a href="x">& 'y'`;
    expect(tree(escapeText(text))).toEqual([text]);
    expect(tree(`<p title="${escapeAttribute(text)}">`)).toEqual([['p', { title: text }]]);
    expect(tree('&apos;&#39;&#x27;&#x1F600;')).toEqual(["'''\u{1f600}"]);
  });

  it.each(['&constructor;', '&toString;'])('leaves %s, which is no entity', (text) => {
    expect(tree(text)).toEqual([text]);
  });

  it.each(['&#9999999;', '&#x110000;', '&#0;', '&#xD800;', `&#${'9'.repeat(400)};`])(
    'replaces the impossible %s',
    (entity) => expect(tree(entity)).toEqual(['\ufffd']),
  );

  it('leaves out comments, also between parts of a word', () => {
    expect(tree('<!-- <p> -->a<!-- -->b')).toEqual(['ab']);
  });

  it('knows elements without an end', () => {
    expect(tree('a<br>b<img src="x">c<hr/>d<wbr>e')).toEqual([
      'a',
      ['br'],
      'b',
      ['img', { src: 'x' }],
      'c',
      ['hr'],
      'd',
      ['wbr'],
      'e',
    ]);
  });

  it('ignores an end without a beginning', () => {
    expect(tree('<p>a</p></section><p>b</p>')).toEqual([
      ['p', 'a'],
      ['p', 'b'],
    ]);
  });

  it('closes what the next element cannot be in, as browsers do', () => {
    expect(tree('<ul><li>a<li>b</ul><p>c<div>d</div>')).toEqual([
      ['ul', ['li', 'a'], ['li', 'b']],
      ['p', 'c'],
      ['div', 'd'],
    ]);
  });

  it.each(['script', 'style', 'textarea', 'title'])('takes the content of <%s> as text', (tag) => {
    expect(tree(`<${tag}>if (a <b) "</p>"</${tag}>c`)).toEqual([[tag, 'if (a <b) "</p>"'], 'c']);
  });

  it('keeps the white space and the elements of code', () => {
    expect(tree('<pre><code><span class="k">a</span> &lt; b\n  c\n</code></pre>')).toEqual([
      ['pre', ['code', ['span', { class: 'k' }, 'a'], ' < b\n  c\n']],
    ]);
  });

  it('reads a table in a table', () => {
    const inner = '<table><tbody><tr><td>b</td></tr></tbody></table>';
    expect(tree(`<table><tbody><tr><td>a${inner}</td><td>c</td></tr></tbody></table>`)).toEqual([
      ['table', ['tbody', ['tr', ['td', 'a', ['table', ['tbody', ['tr', ['td', 'b']]]]], ['td', 'c']]]],
    ]);
  });

  it('adds nothing to a fragment', () => {
    expect(tree('<td>a</td><td>b</td>')).toEqual([
      ['td', 'a'],
      ['td', 'b'],
    ]);
  });

  it('knows where the content of an element is', () => {
    const html = '<ul>\n<li class="x">a &amp; <b>b</b></li><li></li><br/></ul>';
    const contents: string[] = [];
    visitElements(parseHtml(html), ({ start, end }) => contents.push(html.slice(start, end)));
    expect(contents).toEqual(['\n<li class="x">a &amp; <b>b</b></li><li></li><br/>', 'a &amp; <b>b</b>', 'b', '', '']);
  });
});

it('textOf leaves the tags out', () => expect(textOf(parseHtml('<i>a</i> &lt; b'))).toBe('a < b'));

it('findElement finds the first one, however deep', () => {
  const root = parseHtml('<div><p id="a"></p></div><p id="b"></p>');
  expect(findElement(root, 'p')?.attributes).toEqual({ id: 'a' });
  expect(findElement(root, 'td')).toBeUndefined();
});
