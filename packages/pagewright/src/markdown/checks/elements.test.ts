import { describe, expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { atSiteLevels } from '../../site/checks/site-levels.ts';
import { compilePage } from '../compile.ts';

const file = 'content/v1/page.mdx';
const compile = (source: string) => atSiteLevels({}, compilePage({ ...noResolvers, file, source }));

describe('an element', () => {
  it.each([
    ['details', '<details>\n\n<summary>a</summary>\n\nb\n\n</details>'],
    ['in a sentence', 'H<sub>2</sub>O,<br /> <kbd>K</kbd> and <a id="x"></a>'],
    ['in a table', '| a |\n| --- |\n| <b>c</b> |'],
    ['from another site', '<iframe src="https://a.example" title="b" />'],
    [
      'of a drawing',
      '<svg viewBox="0 0 1 1">\n  <title>a</title>\n  <linearGradient id="c" />\n  <g>\n    <path d="M0" />\n  </g>\n</svg>',
    ],
    ['of a formula in a sentence', 'x <math><mi>a</mi></math> y'],
  ])('that is HTML is allowed: %s', async (_name, source) => {
    expect((await compile(source)).problems).toEqual([]);
  });

  const ownCode = 'pages have no scripts and styles of their own';
  const component = 'use a component';
  const otherwise = 'use an element of HTML or a component; in prose, put < in `code`';
  it.each([
    ['<detials>\n\nb\n\n</detials>', 'unknown element <detials>', 'did you mean <details>?'],
    ['b <sumary>c</sumary>', 'unknown element <sumary>', 'did you mean <summary>?'],
    ['b <step>c</step>', 'unknown element <step>', 'did you mean <Steps>?'],
    ['<nonsense />', 'unknown element <nonsense>', otherwise],
    ['b <font>c</font>', 'unknown element <font>', otherwise],
    ['<center>\n\nb\n\n</center>', 'unknown element <center>', otherwise],
    ['b <id /> c', 'unknown element <id>', otherwise],
    ['<my-element />', 'unknown element <my-element>', `nothing defines custom elements here: ${component}`],
    ['<script>b()</script>', `<script> is not allowed: ${ownCode}`, `remove it, or ${component}`],
    ['<style>b</style>', `<style> is not allowed: ${ownCode}`, `remove it, or ${component}`],
    [
      '<meta name="b" />',
      '<meta> is not allowed: it belongs to the document around the page',
      'remove it; title and description go into the front matter',
    ],
    ['<svg /><detials>b</detials>', 'unknown element <detials>', 'did you mean <details>?'],
  ])('is refused: %s', async (source, message, hint) => {
    await expect(compile(`a\n\n${source}`)).rejects.toMatchObject({
      problems: [{ severity: 'error', file, line: 3, message, hint }],
    });
  });
});
