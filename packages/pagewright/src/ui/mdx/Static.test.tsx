import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Static } from './Static.tsx';

const render = (html: string): string => renderToStaticMarkup(<Static html={html} />);

describe('Static', () => {
  it('puts blocks into a div and text into a span', () => {
    expect(render('<p>a</p>\n<p>b</p>\n')).toBe('<div><p>a</p>\n<p>b</p></div>');
    expect(render('a <b>c</b> ')).toBe('<span>a <b>c</b> </span>');
    expect(render('<code>a</code> b')).toBe('<span><code>a</code> b</span>');
    expect(render(' <samp>a</samp> b')).toBe('<span> <samp>a</samp> b</span>');
    expect(render('<hr>\n<pre>a</pre>')).toBe('<div><hr>\n<pre>a</pre></div>');
  });

  it('puts nothing around list items and parts of tables', () => {
    expect(render('\n<li class="x">a</li>\n<li>b</li>\n')).toBe('<li class="x">a</li><li>b</li>');
    expect(render('<caption>a</caption><tfoot><tr></tr></tfoot>')).toBe('<caption>a</caption><tfoot><tr></tr></tfoot>');
    expect(render('<tr><td>a</td></tr>')).toBe('<tr><td>a</td></tr>');
    expect(render('<td>a &amp; b</td>')).toBe('<td>a &amp; b</td>');
  });

  it('keeps white space between components', () => {
    expect(render('\n')).toBe('\n');
  });

  it('keeps the alignment of a table cell', () => {
    expect(render('<td class="end">1</td>')).toBe('<td class="end">1</td>');
  });

  it('loses nothing when elements of two kinds follow each other', () => {
    expect(render('<thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody>')).toBe(
      '<thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody>',
    );
  });
});
