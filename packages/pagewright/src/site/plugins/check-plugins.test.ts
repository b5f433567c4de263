import { expect, it } from 'vitest';
import { checkPlugins, pluginsIn } from './check-plugins.ts';

const file = 'site.config.ts';
const source = 'export default {\n  plugins: [\n    first,\n    second,\n  ],\n};\n';

function mistakes(...plugins: unknown[]): string[] {
  try {
    checkPlugins(plugins, file, source);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.trim());
  }
}

const a = { name: 'a' };

it('accepts plugins of every kind', () => {
  const all = {
    name: 'all',
    version: '1.0.0',
    components: { Box: './Box.tsx' },
    pages: { module: './Page.tsx', list: () => [] },
    markdown: {
      components: { Part: { name: 'required' } },
      links: { Word: {} },
      prepare: () => ({}),
      key: () => '',
      page: () => undefined,
    },
    aside: { module: './Aside.tsx', items: () => ({}), choose: () => undefined },
    foot: { module: './Foot.tsx', items: () => ({}), choose: () => undefined },
    head: () => [],
    files: () => [],
    check: () => [],
    types: () => ({}),
    samples: () => [],
    client: './client.ts',
    styles: './a.css',
    csp: { 'script-src': ['https://a.example'] },
  };
  expect(mistakes(a, all)).toEqual([]);
});

it.each<[name: string, plugins: unknown[], message: string, hint: string]>([
  ['no object', [1], 'plugins[0] is not a plugin but 1', 'a plugin is an object with a name and hooks'],
  [
    'a function that was not called',
    [() => a],
    'plugins[0] is not a plugin but a function',
    'call it: plugins are what such functions return',
  ],
  ['no name', [{}], 'plugins[0] has no name', 'give it a name of letters, digits and hyphens: name: "my-plugin"'],
  [
    'a name with a space',
    [{ name: 'a b' }],
    'plugins[0] has the name "a b"',
    'give it a name of letters, digits and hyphens: name: "my-plugin"',
  ],
  [
    'a misspelt hook',
    [{ ...a, heads: () => [] }],
    'the plugin "a" has a hook "heads", which does not exist',
    'did you mean "head"?',
  ],
  [
    'a hook that is no function',
    [{ ...a, head: [] }],
    '"head" of the plugin "a" is not a function',
    'make it a function, or remove it',
  ],
  [
    'a component without a module',
    [{ ...a, components: { Box: 1 } }],
    '"components" of the plugin "a" is not an object with a text for each name',
    'make it an object with a text for each name, or remove it',
  ],
  [
    'a misspelt hook for pages',
    [{ ...a, markdown: { page: () => {}, prepair: () => {} } }],
    'the plugin "a" has a hook "markdown.prepair", which does not exist',
    'did you mean "prepare"?',
  ],
  [
    'a wrong source of the policy',
    [{ ...a, csp: { 'img-src': ['https://b.example', 'a.example'] } }],
    '"csp.img-src[1]" of the plugin "a" is "a.example"',
    'write it with its protocol: "https://a.example"',
  ],
  ['a hook that is missing', [{ ...a, markdown: {} }], 'the plugin "a" has no "markdown.page"', 'add it: a function'],
])('reports %s', (_name, plugins, message, hint) => {
  expect(mistakes(...plugins)).toEqual([`error: site.config.ts:3: ${message}`, `hint: ${hint}`]);
});

it('reports two plugins of one name, and two with one component, at the second', () => {
  expect(mistakes(a, a)).toEqual([
    'error: site.config.ts:4: two plugins are called "a"',
    'hint: remove one of them, or give it another name',
  ]);
  const box = { components: { Box: './Box.tsx' } };
  const generated = { markdown: { components: { Box: {} }, page: () => undefined } };
  expect(mistakes({ ...a, ...box }, { name: 'b', ...generated })).toEqual([
    'error: site.config.ts:4: the plugins "a" and "b" both have a component <Box>',
    'hint: remove one of the plugins: pages could not say which of the components they mean',
  ]);
});

it('leaves out what stands for no plugin', () => {
  expect(pluginsIn({ plugins: [false, a, null, [{ name: 'b' }, undefined]] })).toEqual([a, { name: 'b' }]);
  expect(pluginsIn({})).toEqual([]);
});
