import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDeclarations } from '../parse.ts';
import { TypeSection } from './TypeSection.tsx';

/** The rows of a type's table. */
function rows(members: string): string[] {
  const { types } = parseDeclarations(`export interface Handle { ${members} }`, 'lamp', 'lamp.ts');
  const html = renderToStaticMarkup(<TypeSection type={types[0]!} />);
  return Array.from(html.matchAll(/<tr id=.*?<\/tr>/g), ([row]) => row);
}

test('a method is one row, with what is said about each overload next to its signature', () => {
  const [on, off, ...others] = rows(`
    /** When lit. */ on(event: 'a'): void;
    off(): void;
    /** @deprecated */ on(event: 'b'): void
  `);
  expect(others).toEqual([]);
  expect(on).toBe(
    '<tr id="handle.on"><td><code>on</code></td><td>' +
      '<div><code>(event: &#x27;a&#x27;) =&gt; void</code><br/><span>When lit.</span></div>' +
      '<div><code>(event: &#x27;b&#x27;) =&gt; void</code><br/>' +
      '<p class="api-facts"><strong class="deprecated">Deprecated</strong> </p></div></td></tr>',
  );
  expect(off).toBe('<tr id="handle.off"><td><code>off</code><br/><code>() =&gt; void</code></td><td></td></tr>');
});
