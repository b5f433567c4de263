import { expect, it } from 'vitest';
import { escapeAttribute, escapeText, unescapeHtml } from './html.ts';

it('escapes and unescapes', () => {
  expect(escapeAttribute('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
  expect(unescapeHtml(escapeAttribute('<a href="x">&'))).toBe('<a href="x">&');
  expect(escapeText('<a href="x">&')).toBe('&lt;a href="x"&gt;&amp;');
  expect(unescapeHtml('&apos;&#39;&#x27;&#x1F600;')).toBe("'''\u{1f600}");
});

it.each(['&hearts;', '&constructor;', '&toString;'])('leaves %s, which it does not know', (entity) => {
  expect(unescapeHtml(entity)).toBe(entity);
});

it.each(['&#9999999;', '&#x110000;', '&#0;', '&#xD800;', `&#${'9'.repeat(400)};`])(
  'replaces the impossible %s',
  (entity) => {
    expect(unescapeHtml(entity)).toBe('\ufffd');
  },
);
