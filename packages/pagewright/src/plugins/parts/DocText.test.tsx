import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../contract/strings/parts/en.ts';
import { DocText } from './DocText.tsx';
import { PartContext } from './part-context.ts';

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

test('links that a writer put there lead to their pages', () => {
  const resolveLink = (target: string): string => target.replace('~/', '/docs/').replace('.mdx', '?a&b');
  const part = { headings: [], ids: [], platforms: {}, strings: en, resolveLink };
  const doc = <DocText text="See [`lamp` **now**](~/lamp.mdx#on), not ~/oil.mdx." inline />;
  expect(renderToStaticMarkup(<PartContext value={part}>{doc}</PartContext>)).toBe(
    '<span>See <a href="/docs/lamp?a&amp;b#on"><code>lamp</code> <strong>now</strong></a>, not ~/oil.mdx.</span>',
  );
});

test('a long name may break, but not in a block of code', () => {
  const block = '<pre><code>com.example.lamp-holder\n</code></pre>';
  expect(html('Set `--lamp-holder-color<a>`:\n\n```\ncom.example.lamp-holder\n```')).toContain(block);
  expect(html('Set `--lamp-holder-color<a>`.')).toBe(
    '<p>Set <code><span class="whole">--lamp-<wbr>holder-<wbr>color&lt;a&gt;</span></code>.</p>',
  );
});
