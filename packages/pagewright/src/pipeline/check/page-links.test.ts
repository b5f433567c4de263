import { expect, it } from 'vitest';
import { hrefsIn } from './page-links.ts';

it('hrefsIn finds every address in the main part of a page once', () => {
  const html = `<a href="/shell">x</a><main><a class="b" href="/a?b=1&amp;c=2">a</a><a href="/a?b=1&amp;c=2">a</a>
    <video src="/v.mp4" poster="/p.png"><source media="print" srcset="/s.png, /t.png 2x"/></video>
    <code>a href="/text"</code></main>`;
  expect(hrefsIn(html)).toEqual(['/a?b=1&c=2', '/v.mp4', '/p.png', '/s.png', '/t.png']);
});
