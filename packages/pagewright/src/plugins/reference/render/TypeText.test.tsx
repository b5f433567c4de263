import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KnownTypes, TypeText } from './TypeText.tsx';

function render(type: string): string {
  const html = renderToStaticMarkup(
    <KnownTypes value={new Map([['Color', 'color']])}>
      <TypeText type={type} />
    </KnownTypes>,
  );
  return html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

test('a type leads to its definition, but a name or a text that contains its name does not', () => {
  expect(render('Map<Color, LampColor>')).toBe('Map&lt;<a href="#color">Color</a>, LampColor&gt;');
  expect(render(`'Color' | "no Color" | Color`)).toBe(`'Color' | "no Color" | <a href="#color">Color</a>`);
});
