import { expect, it } from 'vitest';
import { answerFrom } from './run-query.ts';
import { parseHtml } from '../../kernel/html/parse-html.ts';
import { indexPage } from '../index/index-page.ts';
import { SearchIndex } from './read-index.ts';
import { writeIndex } from '../index/write-index.ts';

const heading = (id: string, text: string): string => `<h2 id="${id}"><a href="#${id}">${text}</a></h2>`;
const row = (message: string): string => `<table><tr><td><code>${message}</code></td><td>Why.</td></tr></table>`;

/** The sections found, best first. Each page is given as its title and content; others have neither of the words. */
async function find(query: string, bodies: [string, string][], synonyms: Record<string, string[]> = {}, size?: number) {
  const others = Array.from({ length: 20 }, (_, n): [string, string] => [`Other ${n}`, '<p>Nothing.</p>']);
  const pages = [...bodies, ...others].map(([title, body], n) => ({
    path: `p${n}`,
    title,
    sidebar: '',
    trail: '',
    index: indexPage(parseHtml(body).children, title),
  }));
  const files = writeIndex('b1', pages, synonyms, size);
  const index = await SearchIndex.open(async (name) => JSON.parse(files[name] ?? '[]'));
  const found: string[] = [];
  await answerFrom(index, '', { query, version: 'v1', limit: 9 }, ({ pages: answered }) => {
    found.splice(0, Infinity, ...answered.map(({ sections }) => sections[0]!.href));
  });
  return found;
}

it('a word itself comes before a common synonym in a title', async () => {
  const pages = Array.from({ length: 40 }, (_, n): [string, string] => [`Lamps ${n}`, '<p>Oil.</p>']);
  const found = await find('lantern', [...pages, ['Night', '<p>A lantern.</p>']], { lantern: ['lamp'] });
  expect(found[0]).toBe('p40');
  expect(found).toContain('p0');
});

it('a number belongs to the word before it', async () => {
  const found = await find('java 11', [
    ['Robot', `${heading('a', 'Robot 11')}<p>Java.</p>`],
    ['Tools', '<p>Install Java 11.</p>'],
  ]);
  expect(found[0]).toBe('p1');
});

it('a version after “from” is not what is looked for, unless there is nothing else', async () => {
  const pages: [string, string][] = [
    ['Updating to 30', '<p>From 20 to 30.</p>'],
    ['Updating to 40', `<p>From 30 to 40.</p>${heading('who', 'Updating')}<p>You.</p>`],
  ];
  expect((await find('updating to 30', pages))[0]).toBe('p0');
  expect((await find('updating from 30', pages))[0]).toBe('p1');
  expect((await find('updating from v30 to 40', pages))[0]).toBe('p1');
  expect((await find('from 30', pages))[0]).toBe('p0');
});

it('an ending belongs to the word before it', async () => {
  const found = await find('next.js', [
    ['Scripts', '<p>Load main.js. What comes next.</p>'],
    ['Frameworks', '<p>Gatsby, Next.js and others.</p>'],
  ]);
  expect(found[0]).toBe('p1');
});

it('a heading of most pages is no title', async () => {
  const pages = Array.from({ length: 12 }, (_, n): [string, string] => [`Page ${n}`, heading('next', 'Next')]);
  expect(await find('next', [...pages, ['Turns', '<p>Who is next?</p>']])).toEqual(['p12']);
});

it('a section that only links to other pages is not found by their words', async () => {
  const links = `${heading('next', 'Next')}<ul><li><a href="/b">Lantern</a>: with oil.</li></ul>`;
  expect(
    await find('lantern', [
      ['Night', links],
      ['Lamps', '<p>A lantern.</p>'],
    ]),
  ).toEqual(['p1']);
});

it.each([undefined, 60])('a message comes before the same words apart, in an index of size %s', async (size) => {
  const pages: [string, string][] = [
    ['Night', `${heading('a', 'The oil fails')}${row('A wick in a module')}`],
    ['Day', `${heading('a', 'The lamp fails')}${row('No such module &#39;Wick&#39;')}`],
  ];
  expect((await find('wick module', pages, {}, size))[0]).toBe('p0#a');
  expect((await find('no such module wick', pages, {}, size))[0]).toBe('p1#a');
});

it.each(['camera permission', 'permissions of the camera'])('%s names a page and its section', async (query) => {
  const types = `<section>${heading('type', 'CameraPermissionType')}</section>`;
  const camera = `<p>Photos.</p>${types}${heading('permissions', 'Permissions')}<p>The camera asks.</p>`;
  expect((await find(query, [['Camera', camera]]))[0]).toBe('p0#permissions');
});

it('a page that comes back to a word is about it', async () => {
  const lanterns = (count: number): string =>
    Array.from({ length: count }, (_, n) => `${heading(`p${n}`, `Part ${n}`)}<p>A lantern.</p>`).join('');
  const whistle = `${heading('end', 'The end')}<p>A whistle.</p>`;
  const others = Array.from({ length: 200 }, (_, n): [string, string] => [`Day ${n}`, '<p>Nothing.</p>']);
  const found = await find('lantern whistle', [
    ['Few', lanterns(4) + whistle],
    ['Many', lanterns(8) + whistle],
    ...others,
  ]);
  expect(found).toEqual(['p1#end', 'p0#end']);
});

it.each(['blorp', 'zzqwxv blorp', 'slob'])('%s hardly resembles a word that is there', async (query) => {
  expect(await find(query, [['Files', '<p>A BlobPart, or a blob.</p>']])).toEqual([]);
});

it.each(['blobprat', 'blopp', 'blobpatr'])('%s resembles one', async (query) => {
  expect(await find(query, [['Files', '<p>A BlobPart, or a blobp.</p>']])).toEqual(['p0']);
});

it('the name of a property leads to where it is declared', async () => {
  const declared = '<dl><dt id="args.apikey"><code>apiKey</code></dt><dd>For the maps.</dd></dl>';
  const pages: [string, string][] = [
    ['Security', `${heading('a', 'The apiKey')}<p>Keep your apiKey safe. An apiKey. The apiKey.</p>`],
    ['Maps', `<section>${heading('args', 'Args')}${declared}</section>`],
  ];
  expect((await find('apiKey', pages))[0]).toBe('p1#args.apikey');
});

it('a part of a message leads to it, whatever its words', async () => {
  const entry =
    '<dl><dt id="m"><samp><code>LAMP_HOME is not set and no lamp could be found</code></samp></dt><dd>Set it.</dd></dl>';
  const pages: [string, string][] = [
    ['Settings', `${heading('a', 'Set')}<p>Found nothing? Set it.</p>`],
    ['Errors', entry],
  ];
  expect((await find('is not set and no', pages))[0]).toBe('p1#m');
});
