import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDeclarations } from '../parse.ts';
import { TypeSection } from './TypeSection.tsx';

/** What is said about each member of a type. */
function rows(members: string): string[] {
  const { types } = parseDeclarations(`export interface Handle { ${members} }`, 'lamp', 'lamp.ts');
  const html = renderToStaticMarkup(<TypeSection type={types[0]!} />);
  return Array.from(html.matchAll(/<dt id=.*?<\/dd>/g), ([row]) => row);
}

test('a method is one row, with what is said about each overload next to its signature', () => {
  const [on, off, ...others] = rows(`
    /** When lit. */ on(event: 'a'): void;
    off(): void;
    /** @deprecated */ on(event: 'b'): void
  `);
  expect(others).toEqual([]);
  expect(on).toBe(
    '<dt id="handle.on"><code>on</code></dt><dd>' +
      '<div><code>(event: &#x27;a&#x27;) =&gt; void</code><br/><span>When lit.</span></div>' +
      '<div><code>(event: &#x27;b&#x27;) =&gt; void</code><br/>' +
      '<p class="api-facts"><strong class="deprecated">Deprecated</strong> </p></div></dd>',
  );
  expect(off).toBe('<dt id="handle.off"><code>off</code> <code>() =&gt; void</code></dt><dd></dd>');
});

function enumeration(members: string): string {
  const { types } = parseDeclarations(`export enum Weekday { ${members} }`, 'lamp', 'lamp.ts');
  return renderToStaticMarkup(<TypeSection type={types[0]!} />);
}

test('an enum of which nothing is said but its values is shown as declared only, with the addresses of its members', () => {
  const html = enumeration('Sunday = 1, Monday = 2');
  expect(html).not.toContain('<dl');
  expect(html).toContain('<pre class="api-declaration api-whole">');
  expect(html).toContain('<span id="weekday.sunday">  Sunday = 1,\n</span>');
  expect(enumeration('Sunday = 1, /** @since 2.0.0 */ Monday = 2')).toContain('<dl');
  expect(enumeration('Sunday = 1, /** Not a good day. */ Monday = 2')).not.toContain('api-whole');
});
