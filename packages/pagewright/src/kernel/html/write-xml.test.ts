import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';
import { writeXml } from './write-xml.ts';

const xml = (html: string): string => writeXml(parseHtml(html).children);

describe('writeXml', () => {
  it.each([
    ['elements without an end', '<p>a<br>b<img src=x alt>', '<p>a<br/>b<img src="x" alt=""/></p>'],
    ['empty elements', '<td></td>', '<td></td>'],
    [
      'entities that XML does not know',
      '<p title="&quot;&eacute;">a&nbsp;&lt;b',
      '<p title="&quot;é">a\u00a0&lt;b</p>',
    ],
    ['names without a value', '<details open>a</details>', '<details open="">a</details>'],
    ['names that XML does not allow', '<p @click="x" v-on:y="z" xmlns="q" id="a">b', '<p id="a">b</p>'],
    ['control characters', '<p title="a\u0007">\u001b[1mb', '<p title="a">[1mb</p>'],
    ['languages', '<i lang="ar">a</i>', '<i lang="ar" xml:lang="ar">a</i>'],
    ['the line break that HTML ignores', '<pre>\n\n  a\n</pre>', '<pre>\n  a\n</pre>'],
  ])('writes %s', (_, html, expected) => expect(xml(html)).toBe(expected));

  it('gives names in drawings their capitals, and names the languages of elements', () => {
    expect(xml('<p><svg viewBox="0 0 1 1"><linearGradient gradientUnits="a"/><path d="M0"/></svg><b>c</b></p>')).toBe(
      '<p><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><linearGradient gradientUnits="a"></linearGradient><path d="M0"></path></svg><b>c</b></p>',
    );
    expect(xml('<svg><foreignObject><p>a<svg></svg></p></foreignObject><use xlink:href="#b"/></svg>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a<svg xmlns="http://www.w3.org/2000/svg"></svg></p></foreignObject><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#b"></use></svg>',
    );
    expect(xml('<math><mi>x</mi></math>')).toBe('<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>');
  });
});
