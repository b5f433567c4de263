import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDeclarations } from '../parse.ts';
import { MethodSection } from './Callable.tsx';

test.each([
  ['Promise<void>', 'Rejects'],
  ['void', 'Throws'],
])('a method that returns %s and fails %s', (returns, word) => {
  const source = `export declare class Lamp { /** @throws when it is dark */ light(): ${returns}; }`;
  const { methods } = parseDeclarations(source, 'lamp', 'lamp.ts');
  const html = renderToStaticMarkup(<MethodSection method={methods[0]!} />);
  expect(html).toContain(`<p>${word}</p></div><ul class="api-rejects"><li><span>when it is dark</span></li></ul>`);
});
