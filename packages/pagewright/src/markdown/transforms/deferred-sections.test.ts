import { expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { compilePage } from '../compile.ts';

it('leaves the reference alone, which has parts of its own', async () => {
  const { code } = await compilePage({
    ...noResolvers,
    file: 'content/v1/page.mdx',
    source: `${'\n'.repeat(80)}## Use\n\nText.\n\n## Reference\n\n<ApiReference name="clock" />\n\n## Errors\n\nNone.\n`,
    reference: {
      render: () => ({ html: '<section><h3 id="tick">tick()</h3></section>', headings: [], rowIds: [] }),
      definitions: () => undefined,
      linkLocations: () => [],
    },
  });
  const html = code.replaceAll('\\"', '"').replaceAll('\\n', '');
  expect(html).toContain('<div class="part"><h2 id="use"><a href="#use">Use</a></h2><p>Text.</p></div>');
  expect(html).toContain('</div><h2 id="reference"><a href="#reference">Reference</a></h2><section>');
  expect(html).toContain('</section><div class="part"><h2 id="errors">');
});
