import { describe, expect, it } from 'vitest';
import { splitSiblings } from './split-siblings.ts';

describe('splitSiblings', () => {
  it('splits siblings with class and id', () => {
    expect(splitSiblings('\n<li class="a b" id="x">one</li>\n<li>two <b>2</b></li>\n')).toEqual([
      { element: 'li', attributes: { className: 'a b', id: 'x' }, content: 'one' },
      { element: 'li', attributes: {}, content: 'two <b>2</b>' },
    ]);
  });

  it('keeps what a phone needs of a table', () => {
    expect(splitSiblings('<td role="cell" data-label="Web">x</td>')).toEqual([
      { element: 'td', attributes: { role: 'cell', 'data-label': 'Web' }, content: 'x' },
    ]);
  });

  it('refuses an attribute that it does not know', () => {
    expect(() => splitSiblings('<li style="color: red">x</li>')).toThrow('the attribute "style" of <li>');
    expect(() => splitSiblings('<td constructor="x">x</td>')).toThrow('constructor');
  });

  it('leaves nested elements of the same name where they are', () => {
    expect(splitSiblings('<li>a<ul><li>b</li><li>c</li></ul></li><li>d</li>').map(({ content }) => content)).toEqual([
      'a<ul><li>b</li><li>c</li></ul>',
      'd',
    ]);
  });

  it('does not take thead for th', () => {
    expect(splitSiblings('<thead><tr><th>a</th></tr></thead>')).toEqual([
      { element: 'thead', attributes: {}, content: '<tr><th>a</th></tr>' },
    ]);
  });
});
