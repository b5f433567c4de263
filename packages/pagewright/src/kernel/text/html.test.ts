import { expect, it } from 'vitest';
import { escapeAttribute, escapeText } from './html.ts';

it('escapes', () => {
  expect(escapeAttribute('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
  expect(escapeText('<a href="x">&')).toBe('&lt;a href="x"&gt;&amp;');
});
