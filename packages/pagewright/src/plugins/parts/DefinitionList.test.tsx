import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DefinitionList } from './DefinitionList.tsx';

const definitions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `x.${index}`,
    label: `n${index}`,
    name: <code>{`n${index}`}</code>,
    required: index === 0,
    about: 'About.',
  }));
const render = (count: number, shown?: number) =>
  renderToStaticMarkup(<DefinitionList definitions={definitions(count)} shown={shown} />);
const entry = (index: number, badge = '') => `<dt id="x.${index}"><code>n${index}</code>${badge}</dt><dd>About.</dd>`;

test('each term has an address, and only what is required says so', () => {
  expect(render(2)).toBe(`<dl class="api-list">${entry(0, ' <b>required</b>')}${entry(1)}</dl>`);
});

test('what is beyond the first is in a box that names it', () => {
  const html = render(4, 2);
  expect(html).toContain(
    '<details class="api-more"><summary>2 more <span>n2, n3</span></summary><dl class="api-list">',
  );
  expect(html.match(/ id="/g)).toHaveLength(4);
});

test('a box never has a single one', () => {
  expect(render(3, 2)).not.toContain('<details');
});
