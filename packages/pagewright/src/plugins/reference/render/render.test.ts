import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { de } from '../../../contract/strings/parts/de.ts';
import { en } from '../../../contract/strings/parts/en.ts';
import type { PageTools } from '../../../site/plugins/plugin-markdown.ts';
import { readDeclarations } from '../read-declarations.ts';
import type { ResolvedOptions } from '../options.ts';
import { pageReference } from '../page-reference.ts';
import type { ReferenceTable } from '../table-types.ts';

const fixtures = fileURLToPath(new URL('../../../../../../tests/fixtures/lamp', import.meta.url));
const table: ReferenceTable = {
  declarations: { v1: readDeclarations(fixtures, 'v1'), v2: readDeclarations(fixtures, 'v2') },
  versions: {
    v2: {
      folder: 'v2',
      label: 'v2',
      routes: { lamp: '/docs/apis/lamp' },
      previous: { lamp: { folder: 'v1', label: 'v1', name: 'lamp' } },
      links: [],
    },
  },
};
const options: ResolvedOptions = {
  scope: '@scope',
  platforms: ['ios', 'android', 'web'],
  labels: { ios: 'iOS', android: 'Android', web: 'Web' },
  notes: [],
  inherit: false,
  config: { file: 'tool.config', package: '@scope/cli', type: 'ToolConfig', sectionsUnder: 'plugins' },
};
const tools: PageTools = { codeBlock: (code) => code, link: String, strings: en };
const page = (source: string) => ({ route: '/docs/page', version: 'v2', source });

async function render(component: string, name = '', strings: PageTools['strings'] = en) {
  const work = await pageReference(options, table, page(`<${component} />`));
  const part = work.render!({ name: component, attributes: { name } }, { ...tools, strings });
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
  test('is a link away from the top of its page', async () => {
    const part = await render('ApiReference', 'lamp');
    expect('html' in part && part.reference?.header).toContain('<a href="#on">Go to the reference</a>');
  });

  test('says what is new, and only of that', async () => {
    const part = await render('ApiReference', 'lamp');
    const isNew = (id: string) => {
      const item =
        'html' in part && part.html.split('<section class="api-item">').find((html) => html.includes(`id="${id}"`));
      return item && item.includes('New in v2');
    };
    expect(['on', 'blink', 'addlistenerchange-', 'addlistenerbroken-'].map(isNew)).toEqual([false, true, false, true]);
  });

  test('has stable headings for methods, events, types, configuration and changes', async () => {
    const part = await render('ApiReference', 'lamp');
    expect('headings' in part && part.headings!.map(({ id, level }) => `${level} ${id}`)).toEqual([
      '3 on',
      '4 onoptions',
      '4 lampstate',
      '3 blink',
      '3 events',
      '3 addlistenerchange-',
      '3 addlistenerbroken-',
      '3 types',
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
      'Most members work on iOS , Android and Web (some browsers) . The exceptions: blink() : iOS and Android only',
      'place { room: string } required Where it stands.',
      'Returns LampState What the lamp does.',
      'Deprecated: Use on(). iOS and Android only',
      'Permission: lamp',
      'Default 80',
      'Range 0 to 100',
      'place.room',
      "'BLUE'",
      'constructor (color: Color ) => Bulb Takes one out of its box.',
      'From iOS 14',
      'Import this type from core',
      'Under plugins.Lamp',
      '"start": 70',
      "import type { ToolConfig } from '@scope/cli';",
      'start: 70,',
    ])
      expect(text).toContain(fact);
    expect(text).toContain('brightness : default changed from 100 to 80');
    expect(text.split('LampColor')).toHaveLength(2);
    expect(text).toContain('LampColor : deprecated. Use Color.');
  });

  test('is listed by the names of methods and events', async () => {
    const part = await render('ApiReference', 'lamp');
    const names = 'headings' in part && part.headings!.filter(({ isCode }) => isCode).map(({ text }) => text);
    expect(names).toEqual(['on()', 'blink()', 'change', 'broken']);
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

test('a reference is in the language of its page, with the same addresses', async () => {
  const [english, german] = [await render('ApiReference', 'lamp'), await render('ApiReference', 'lamp', de)];
  const text = 'text' in german ? german.text : '';
  for (const fact of [
    'Das meiste funktioniert auf iOS , Android und Web (manche Browser) ; anders ist es hier:',
    'Ereignis change',
    'Veraltet: Use on().',
    'Nur iOS und Android',
    'Berechtigung: lamp',
    'Standard: 80',
    'Ab iOS 14',
    'Stammt aus core',
    'Unter plugins.Lamp :',
    'Änderungen seit v1',
    'brightness : Standardwert bisher 100 , jetzt 80',
  ])
    expect(text).toContain(fact);
  const ids = (part: typeof german) =>
    'html' in part && Array.from(part.html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids(german)).toEqual(ids(english));
  expect('headings' in german && german.headings).toContainEqual({ id: 'types', text: 'Typen', level: 3 });
});

test('the configuration has every option with an address', async () => {
  const part = await render('ConfigReference');
  expect('html' in part && part.html).toContain('id="server.host"');
  expect('text' in part && part.text).toContain('Default app');
});
