import { describe, expect, it } from 'vitest';
import { noResolvers } from '../../../../../tests/support/resolvers.ts';
import { atSiteLevels } from '../../site/checks/site-levels.ts';
import { compilePage } from '../compile.ts';
import type { PagePlugins } from '../page-plugins.ts';

const file = 'content/v1/page.mdx';
const plugins: PagePlugins = {
  components: {},
  links: { Term: { id: 'optional' } },
  render: () => ({ known: [] }),
  linkTo: ({ attributes: { id }, text }) =>
    text === 'veiw'
      ? { message: 'no such word', hint: 'did you mean "view"?' }
      : { target: `/terms#${id ?? text}`, class: 'term' },
  definitions: () => undefined,
  languages: [],
  markdown: [],
  html: [],
};
const compile = (source: string) => atSiteLevels({}, compilePage({ ...noResolvers, file, source, plugins }));

describe('a component within a line of text becomes a link', () => {
  it.each([
    ['in a sentence', 'A <Term>view</Term>.', '<p>A <a href="/terms#view" class="term">view</a>.</p>'],
    ['with an id', '<Term id="x">views</Term> a', '<p><a href="/terms#x" class="term">views</a> a</p>'],
    [
      'with markup',
      '<Term>**big** `view`</Term> a',
      '<a href="/terms#big view" class="term"><strong>big</strong> <code>view</code></a>',
    ],
    ['alone on a line', 'a\n\n<Term>view</Term>\n\nb', '<p><a href="/terms#view" class="term">view</a></p>'],
    ['in a list', '- <Term>view</Term>', '<li>\\n<a href="/terms#view" class="term">view</a>\\n</li>'],
    ['in a cell', '| a |\n| --- |\n| <Term>view</Term> |', '<td><a href="/terms#view" class="term">view</a></td>'],
  ])('%s', async (_name, source, html) => {
    const { code } = await compile(source);
    expect(code.replaceAll('\\"', '"')).toContain(html);
  });

  it('in a heading, which then does not link to itself', async () => {
    const { headings, code } = await compile('## A <Term>view</Term>\n');
    expect(headings).toEqual([{ id: 'a-view', text: 'A view', level: 2 }]);
    expect(code).not.toContain('#a-view');
  });

  it('whose target is checked like that of any other', async () => {
    const { links } = await compile('a\n\nb <Term>view</Term>\n');
    expect(links).toEqual([{ target: '/terms#view', href: '/terms#view', line: 3 }]);
  });

  it('and does not give the page an id: the same word may be there twice', async () => {
    const { problems } = await compile('## X\n\n<Term id="x">a</Term> and <Term id="x">b</Term>\n');
    expect(problems).toEqual([]);
  });
});

describe('a mistake is reported where it is written', () => {
  it.each([
    ['an unknown word', 'a\n\nb <Term>veiw</Term>', 3, 'no such word', 'did you mean "view"?'],
    [
      'a word in a link',
      'a [b <Term>view</Term>](/c)',
      1,
      '<Term> is inside a link, and would be a second one',
      'remove its tags, or the link around it',
    ],
    [
      'a word in a word',
      '<Term>a <Term id="b">b</Term></Term> c',
      1,
      '<Term> is inside a link, and would be a second one',
      'remove its tags, or the link around it',
    ],
  ])('%s', async (_name, source, line, message, hint) => {
    await expect(compile(source)).rejects.toMatchObject({
      problems: [{ severity: 'error', file, line, message, hint }],
    });
  });
});
