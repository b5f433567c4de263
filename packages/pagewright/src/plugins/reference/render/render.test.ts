import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { GeneratedComponent } from '../../../markdown/reference.ts';
import { readDeclarations } from '../load-reference.ts';
import { preparePageReference } from '../page-reference.ts';
import type { ReferenceTable } from '../table-types.ts';

const fixtures = fileURLToPath(new URL('../../../../../../tests/fixtures/lamp', import.meta.url));
const table: ReferenceTable = {
  declarations: { v1: readDeclarations(fixtures, 'v1'), v2: readDeclarations(fixtures, 'v2') },
  scope: '@scope',
  configNames: { file: 'tool.config', package: '@scope/cli', type: 'ToolConfig', sectionsUnder: 'plugins' },
  versions: {
    v2: {
      folder: 'v2',
      routes: { lamp: '/docs/apis/lamp' },
      previous: { lamp: { folder: 'v1', label: 'v1', name: 'lamp' } },
      commandLine: {
        program: 'npx tool',
        commands: [
          {
            name: 'shine',
            text: 'Lights up.',
            arguments: [{ name: 'room', text: 'Where.', required: true, values: ['hall', 'attic'] }],
            options: [{ flags: '--dim <percent>', text: 'Less light.', default: '50', values: [], platforms: ['ios'] }],
            doc: 'cli/shine',
          },
        ],
        globalOptions: [{ flags: '--help', text: 'Shows help.' }],
        hooks: [{ name: 'tool:before', text: 'Runs first.' }],
        environment: [{ name: 'TOOL_HOME', text: 'Where it lives.' }],
        hookEnvironment: [{ name: 'TOOL_ROOM', text: 'The room.' }],
      },
      commandRoutes: { 'cli/shine': '/docs/cli/shine' },
      links: [],
    },
  },
};
const page = (source: string) => ({ route: '/docs/page', version: 'v2', source });
const plain = (code: string): string[] => code.split('\n');

async function render(component: GeneratedComponent, name = '') {
  const reference = await preparePageReference(table, page(`<${component} />`));
  const part = reference.render(component, name, plain, String);
  if ('known' in part) return part;
  return {
    ...part,
    text: part.html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replace(/\s+/g, ' '),
  };
}

describe('the reference of a capability', () => {
  test('has stable headings for methods, events, types, configuration and changes', async () => {
    const part = await render('ApiReference', 'lamp');
    expect('headings' in part && part.headings.map(({ id, level }) => `${level} ${id}`)).toEqual([
      '3 on',
      '3 blink',
      '3 addlistenerchange-',
      '3 addlistenerbroken-',
      '3 types',
      '4 onoptions',
      '4 lampstate',
      '4 lamplistener',
      '4 color',
      '4 bulb',
      '4 socket',
      '4 handle',
      '3 configuration',
      '3 changes',
    ]);
  });

  test('says everything the declaration says', async () => {
    const part = await render('ApiReference', 'lamp');
    const text = 'text' in part ? part.text : '';
    for (const fact of [
      'when there is no lamp',
      'Some browsers',
      'Deprecated: Use on().',
      'iOS and Android only',
      'Permission: lamp',
      'Default 80',
      'Range 0 to 100',
      'place.room',
      "'BLUE'",
      'constructor (color: Color ) => Bulb Takes one out of its box.',
      'From iOS 14',
      'Comes from core',
      'Under plugins.Lamp',
      '"start": 70',
      "import type { ToolConfig } from '@scope/cli';",
      'start: 70,',
    ])
      expect(text).toContain(fact);
    expect(text).toContain('brightness : default was 100 , is 80');
    expect(text.split('LampColor')).toHaveLength(2);
    expect(text).toContain('LampColor : deprecated. Use Color.');
  });

  test('links types to their definitions on the page, also those of another package', async () => {
    const part = await render('ApiReference', 'lamp');
    const html = 'html' in part ? part.html : '';
    expect(html).toContain('<a href="#onoptions">OnOptions</a>');
    expect(html).toContain('<a href="#handle">Handle</a>');
  });

  test('lists the known names for an unknown one', async () => {
    expect(await render('ApiReference', 'lmap')).toEqual({ known: ['cli', 'core', 'lamp'] });
  });
});

test('a command has synopsis, arguments and options', async () => {
  const part = await render('CommandReference', 'shine');
  expect('text' in part && part.text).toContain('npx tool shine <room> [options]');
  for (const fact of ['Required', 'One of hall, attic', '--dim <percent>', 'Default 50', 'iOS only'])
    expect('text' in part && part.text).toContain(fact);
  expect(await render('CommandReference', 'shin')).toEqual({ known: ['shine'] });
});

test('lists of commands, hooks and variables', async () => {
  const list = await render('CommandList');
  expect('html' in list && list.html).toContain('<a href="/docs/cli/shine"><code>shine</code></a>');
  expect(await render('HookList')).toMatchObject({ text: expect.stringMatching(/tool:before .*TOOL_ROOM/) });
  expect(await render('EnvironmentList')).toMatchObject({ text: expect.stringContaining('TOOL_HOME') });
});

test('the configuration has every option with an address', async () => {
  const part = await render('ConfigReference');
  expect('html' in part && part.html).toContain('id="server.host"');
  expect('text' in part && part.text).toContain('Default app');
});

test('the addresses of rows are known', async () => {
  const reference = await preparePageReference(table, page('<EnvironmentList />'));
  expect(reference.render('EnvironmentList', '', plain, String)).toMatchObject({ rowIds: ['tool_home'] });
});

test('a site with a command line, but without declarations, can show it', async () => {
  const { scope: _scope, configNames: _configNames, ...commandsOnly } = table;
  const reference = await preparePageReference(commandsOnly, page('<CommandReference />'));
  expect(reference.render('CommandReference', 'shine', plain, String)).toMatchObject({
    html: expect.stringContaining('npx tool shine'),
  });
  expect(reference.definitions("import { Lamp } from '@scope/lamp';", 'ts')).toBeUndefined();
});
