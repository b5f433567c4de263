import { describe, expect, it } from 'vitest';
import { textOf } from '../../kernel/html/parse-html.ts';
import { readPage } from './read-page.ts';

describe('readPage', () => {
  it('finds every address in the main part of a page once', () => {
    const html = `<a href="/shell">x</a><main><a class="b" href="/a?b=1&amp;c=2">a</a><a href="/a?b=1&amp;c=2">a</a>
      <video src="/v.mp4" poster="/p.png"><source media="print" srcSet="/s.png, /t.png 2x"/></video>
      <code>a href="/text"</code><!-- <a href="/comment"> --></main>`;
    expect(readPage(html).hrefs).toEqual(['/a?b=1&c=2', '/v.mp4', '/p.png', '/s.png', '/t.png']);
  });

  it('finds every id of a page, also in the shell, but not in its text', () => {
    const html = `<nav id="menu"></nav><main id='content'><p id="a&amp;b" title=' id="title"'>id="text"</p>
      <button id="copy"></button><p id="a&amp;b"></p><p data-id="other"></p><pre><code>&lt;p id="code"></code></pre></main>`;
    expect(readPage(html).ids).toEqual(['menu', 'content', 'a&b', 'copy']);
  });

  it('finds what the article says below its title, without what is not content, nested or not', () => {
    const html = `<nav>Menu</nav><main><article><span>Version</span><h1>Title</h1>a<nav>b<nav>c</nav>d</nav>
      <p>e<button>Copy<svg><title>f</title></svg></button></p><pre><code>g</code></pre></article><footer>h</footer></main>`;
    expect(readPage(html).article.map(textOf).join('').replace(/\s+/g, ' ')).toBe('a eg');
  });

  it('keeps drawings that have a name', () => {
    const html =
      '<main><article><h1>T</h1><svg aria-hidden="true"></svg><svg role="img" aria-label="Web"></svg></article></main>';
    expect(readPage(html).article).toMatchObject([{ tag: 'svg', attributes: { 'aria-label': 'Web' } }]);
  });

  it('takes the title inside an entrance for a line of its text, and leaves out forms', () => {
    const html = `<article><div><header><h1>One for <em>all</em></h1><form><label>Search</label></form></header><p>a</p></div></article>`;
    const { article, titles } = readPage(html);
    expect(titles).toBe(1);
    expect(article.map(textOf).join('')).toBe('One for alla');
    expect(JSON.stringify(article)).not.toContain('h1');
  });

  it('finds nothing where there is no article and no main part', () => {
    expect(readPage('<p>a <a href="/b">b</a></p>')).toEqual({ hrefs: [], ids: [], article: [], titles: 0, needs: [] });
  });
});
