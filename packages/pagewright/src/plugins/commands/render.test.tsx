import { expect, test } from 'vitest';
import { de } from '../../contract/strings/parts/de.ts';
import { en } from '../../contract/strings/parts/en.ts';
import { escapeText } from '../../kernel/text/html.ts';
import type { PageTools } from '../../site/plugins/plugin-markdown.ts';
import { renderCommands } from './render.tsx';
import type { VersionCommands } from './read-commands.ts';

const commands: VersionCommands = {
  commandLine: {
    program: 'npx tool',
    commands: [
      {
        name: 'shine',
        text: 'Lights up.',
        arguments: [{ name: 'room', text: 'Where.', required: true, values: ['hall', 'attic'] }],
        options: [{ flags: '--dim <percent>', text: 'Less light.', default: '50', values: [], platforms: ['ios'] }],
        examples: ['npx tool shine hall', 'npx tool shine attic --dim 20'],
        doc: 'cli/shine',
      },
      { name: 'build', text: 'Builds.', program: 'npx tool@2', arguments: [], options: [], examples: [] },
    ],
    globalOptions: [{ flags: '--help', text: 'Shows help.' }],
    hooks: [{ name: 'tool:before', text: 'Runs first.' }],
    environment: [{ name: 'TOOL_HOME', text: 'Where it lives.' }],
    hookEnvironment: [{ name: 'TOOL_ROOM', text: 'The room.' }],
  },
  routes: { 'cli/shine': '/docs/cli/shine' },
  links: [],
};
const platforms = { platforms: ['ios'], labels: { ios: 'iOS' } };
const tools = { codeBlock: escapeText, link: String, strings: en };

function render(name: string, attribute = '', strings: PageTools['strings'] = en) {
  const part = renderCommands({ name, attributes: { name: attribute } }, commands, platforms, { ...tools, strings });
  if ('known' in part) return part;
  const text = part.html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replace(/\s+/g, ' ');
  return { ...part, text };
}

test('a command has synopsis, arguments and options', () => {
  const part = render('CommandReference', 'shine');
  expect('text' in part && part.text).toContain('npx tool shine <room> [options]');
  for (const fact of ['Arguments room hall | attic required Where.', '--dim <percent>', 'Default 50', 'iOS only'])
    expect('text' in part && part.text).toContain(fact);
  expect(render('CommandReference', 'shin')).toEqual({ known: ['shine', 'build'] });
});

test('a command may be called by another program than the others', () => {
  const part = render('CommandReference', 'build');
  expect('text' in part && part.text).toContain('npx tool@2 build');
});

test('lists of commands, hooks and variables', () => {
  const list = render('CommandList');
  expect('html' in list && list.html).toContain('<a href="/docs/cli/shine"><code>shine</code></a>');
  expect(render('HookList')).toMatchObject({ text: expect.stringMatching(/tool:before .*TOOL_ROOM/) });
  expect(render('EnvironmentList')).toMatchObject({ text: expect.stringContaining('TOOL_HOME') });
});

test('the addresses of rows are known', () => {
  expect(render('EnvironmentList')).toMatchObject({ ids: ['tool_home'] });
});

test('a command is described in the language of its page', () => {
  const part = render('CommandReference', 'shine', de);
  for (const fact of ['Argumente room hall | attic erforderlich Where.', 'Standard: 50', 'Nur iOS'])
    expect('text' in part && part.text).toContain(fact);
});
