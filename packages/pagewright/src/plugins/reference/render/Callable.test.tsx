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

test.each([
  ['', '()'],
  ['level: number', '(level)'],
  ['level: number, color?: string', '(level, color)'],
  ['level: number, color: string, fade: boolean', '(…)'],
])('the heading of a method with (%s) ends in %s', (parameters, tail) => {
  const { methods } = parseDeclarations(`export declare class Lamp { on(${parameters}): void; }`, 'lamp', 'lamp.ts');
  const html = renderToStaticMarkup(<MethodSection method={methods[0]!} />);
  expect(html).toContain(`<h3 id="on"><a href="#on">on<span>${tail}</span></a></h3>`);
});
