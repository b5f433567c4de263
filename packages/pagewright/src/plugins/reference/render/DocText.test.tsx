import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocText } from './DocText.tsx';

const html = (text: string) => renderToStaticMarkup(<DocText text={text} />);

test('what looks like HTML is text, in code and outside', () => {
  expect(html('A Promise<void> or <script>alert(1)</script>, then <b> **bold**.')).toBe(
    '<p>A Promise&lt;void&gt; or &lt;script&gt;alert(1)&lt;/script&gt;, then &lt;b&gt; <strong>bold</strong>.</p>',
  );
  expect(html('A `Promise<void>`, not a <code>Map<string></code>.')).toBe(
    '<p>A <code>Promise&lt;void&gt;</code>, not a &lt;code&gt;Map&lt;string&gt;&lt;/code&gt;.</p>',
  );
});

test('an HTML block is a paragraph of text, wherever it stands', () => {
  expect(html('<div>')).toBe('<p>&lt;div&gt;</p>');
  expect(html('- <div>\n\n> <p>').replaceAll('\n', '')).toMatch(/<li>.*&lt;div&gt;.*<blockquote><p>&lt;p&gt;<\/p>/);
});

test('links in angle brackets stay links', () => {
  expect(html('See <https://example.com>.')).toBe('<p>See <a href="https://example.com">https://example.com</a>.</p>');
});
