import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en } from '../../contract/strings/parts/en.ts';
import { temporaryFolder } from '../../../../../tests/support/fixture-site.ts';
import { type Problem, SiteError } from '../../kernel/problems.ts';
import type { Doc, Site } from '../../site/model.ts';
import type { Plugin } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { headTags } from './head-tags.ts';
import { pagePlugins } from './page-plugins.ts';
import { pluginProblems, preparePlugins } from './prepare-plugins.ts';

const view = { versions: [{ name: 'v2' }, { name: 'v1' }] } as PluginSite;
const siteWith = (list: Plugin[], code = ''): Site =>
  ({
    dir: '/nowhere',
    config: { baseUrl: '/docs/', plugins: { list, module: '', code } },
    routes: new Map([['/docs/guide', { route: '/docs/guide', file: 'guide.mdx' }]]),
    redirects: [],
    modules: { pages: {} },
  }) as unknown as Site;
const prepare = (list: Plugin[]) => preparePlugins(siteWith(list), view);
const check = (plugin: Plugin) => pluginProblems(siteWith([plugin]), view, 'build');
const fail = (): never => {
  throw new Error('Oh no');
};
/** What a plugin's author may have written. */
const wrong = (hooks: object): Plugin => ({ name: 'a', ...hooks });

it.each<[hook: string, plugin: Plugin, message: string]>([
  ['prepare', wrong({ markdown: { prepare: fail } }), 'the hook "markdown.prepare" of the plugin "a" failed: Oh no'],
  ['prepare', wrong({ markdown: { prepare: () => fail } }), 'returned what cannot be sent to other threads'],
  [
    'key',
    wrong({ markdown: { key: () => 1 } }),
    'the hook "markdown.key" of the plugin "a" returned 1 instead of text',
  ],
])('names plugin and hook if %s goes wrong', async (_hook, plugin, message) => {
  await expect(prepare([plugin])).rejects.toThrow(message);
  await expect(prepare([plugin])).rejects.toBeInstanceOf(SiteError);
});

it('collects what plugins find, and what they throw', async () => {
  const problem: Problem = { severity: 'warning', file: 'a.ts', message: 'm' };
  expect(await check({ name: 'a', check: () => [problem] })).toEqual([problem]);
  const thrown = Object.assign(new Error(), { problems: [problem] });
  expect(await check(wrong({ check: () => Promise.reject(thrown) }))).toEqual([problem]);
  expect(await check(wrong({ check: fail }))).toMatchObject([
    { file: 'site.config.ts', message: 'the hook "check" of the plugin "a" failed: Oh no' },
  ]);
  expect(await check(wrong({ check: () => 'fine' }))).toMatchObject([
    {
      message: expect.stringMatching(
        /^the hook "check" of the plugin "a" returned "fine" instead of a list of problems/,
      ),
      hint: 'correct the plugin, or remove it from plugins',
    },
  ]);
});

it('pages depend on the data of plugins, on their code, and on nothing else', async () => {
  const keys = async (data: unknown, more: Partial<Plugin> = {}, code = '') => {
    const plugin = { name: 'a', markdown: { prepare: () => data, page: () => undefined }, ...more } as Plugin;
    return (await preparePlugins(siteWith([plugin], code), view)).keyOf('v2');
  };
  const key = await keys(new Map([['a', 1]]));
  expect(await keys(new Map([['a', 1]]))).toBe(key);
  expect(await keys(new Map([['a', 2]]))).not.toBe(key);
  expect(await keys(new Map([['a', 1]]), {}, 'changed')).not.toBe(key);
  expect(await keys(1, { version: '1' }, 'changed')).toBe(await keys(1, { version: '1' }));
  expect(await keys(1, { version: '2' })).not.toBe(await keys(1, { version: '1' }));
});

it('a head consists of tags', () => {
  const tags = [{ tag: 'meta', attributes: { name: 'x', content: 'y' } } as const];
  const page = { path: '/', title: 'T' };
  expect(headTags(siteWith([{ name: 'a', head: () => tags }]), page)).toEqual({ pluginTags: tags });
  expect(headTags(siteWith([]), page)).toEqual({});
  expect(() => headTags(siteWith([wrong({ head: () => [{ tag: 'title' }] })]), page)).toThrow(
    'the hook "head" of the plugin "a" returned [{"tag":"title"}] instead of a list of tags',
  );
});

it('a thread has the plugins of the configuration, and the data that was sent to it', async () => {
  const module = join(temporaryFolder(), 'config.mjs');
  writeFileSync(
    module,
    `export default { plugins: [{ name: 'a', markdown: { components: { Part: { name: 'required' } }, links: { Word: {} }, page: ({ file }, data) => ({
      languages: ['css'],
      linkTo: ({ text }) => (text === 'odd' ? 1 : { target: '/' + text }),
      render({ attributes }) {
        if (attributes.name === 'bad') throw new Error('Oh no');
        return attributes.name === 'odd' ? 1 : { html: file + data + attributes.name };
      },
    }) } }] };`,
  );
  const page = { file: 'a.mdx', route: '/a', version: 'v2', source: '' };
  const { components, languages, links, linkTo, render } = await pagePlugins(page, { module, data: { a: ':data:' } });
  const part = (name: string) =>
    render({ name: 'Part', attributes: { name } }, { codeBlock: String, link: String, strings: en });
  expect(components).toEqual({ Part: { name: 'required' } });
  expect(languages).toEqual(['css']);
  expect(links).toEqual({ Word: {} });
  const word = (text: string) => linkTo({ name: 'Word', attributes: {}, text });
  expect(word('x')).toEqual({ target: '/x' });
  expect(() => word('odd')).toThrow('the hook "linkTo" of the plugin "a" returned 1 instead of a link');
  expect(part('x')).toEqual({ html: 'a.mdx:data:x' });
  expect(() => part('bad')).toThrow('the hook "render" of the plugin "a" failed: Oh no');
  expect(() => part('odd')).toThrow('the hook "render" of the plugin "a" returned 1 instead of a part');
});

it('lists what plugins show and write', async () => {
  const aside = { module: './A.tsx', items: () => ({ x: { n: 1 }, y: { n: 2 } }), choose: () => 'y' };
  const pages = { module: './P.tsx', list: () => [{ path: 'status', title: 'Status' }] };
  const files = () => [{ path: 'feed.xml', content: '' }];
  const parts = await prepare([
    { name: 'a', aside },
    { name: 'b', aside: { ...aside, choose: () => undefined }, pages, files },
    { name: 'c', aside },
  ]);
  expect(parts.asides.parts.map(({ module }) => module)).toEqual(
    ['a', 'a', 'b', 'b', 'c', 'c'].map((name) => `${name}/aside`),
  );
  expect(parts.asides.choose({} as Doc)).toEqual([1, 5]);
  expect(parts.pages).toEqual([{ path: 'status', title: 'Status', module: 'b/page' }]);
  expect(parts.files).toHaveLength(1);
});

const pagesAt = (...paths: string[]) => ({ module: '', list: () => paths.map((path) => ({ path, title: 'T' })) });

it.each<[what: string, plugins: Plugin[], message: string]>([
  [
    'a page of the site',
    [{ name: 'a', pages: pagesAt('guide') }],
    'the page guide, whose address guide.mdx already has',
  ],
  [
    'a page of the engine',
    [{ name: 'a', pages: pagesAt('search') }],
    'the page search, whose address the engine already has',
  ],
  [
    'a page of another plugin',
    [
      { name: 'a', pages: pagesAt('x') },
      { name: 'b', files: () => [{ path: 'x', content: '' }] },
    ],
    'the hook "files" of the plugin "b" returned the file x, whose address the plugin "a" already has',
  ],
  ['a path that leads out of the site', [{ name: 'a', pages: pagesAt('../x') }], 'instead of a list of pages'],
])('does not let a plugin have %s', async (_what, plugins, message) => {
  await expect(prepare(plugins)).rejects.toThrow(message);
});

it('wants an aside that exists', async () => {
  const aside = { module: '', items: () => ({ x: {} }), choose: () => 'z' };
  const { asides } = await prepare([{ name: 'a', aside }]);
  expect(() => asides.choose({} as Doc)).toThrow('returned "z", which "aside.items" does not have');
});
