import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { help } from '../../../packages/create-pagewright/src/options.mjs';
import { commands, flags } from '../../../packages/pagewright/src/cli/commands.ts';
import { english } from '../../../packages/pagewright/src/contract/strings/tables.ts';
import { rules } from '../../../packages/pagewright/src/kernel/rules.ts';
import { partNames } from '../../../packages/pagewright/src/site/config/theme-schema.ts';
import { type Interface, interfacesIn } from './interfaces.ts';
import { cell, code, page, prose, table } from './markdown.ts';
import { tokensIn } from './tokens.ts';

const sources = 'packages/pagewright/src';

export function rulesPage(): string {
  const rows = Object.entries(rules).map(([name, { level, text }]) => [code(name), code(level), prose(text)]);
  return page(
    {
      title: 'All rules',
      description: 'Every rule that pages are checked against, what it is about, and the level it has unless you set another one.',
    },
    'What each level means, and how to set it, is explained in [Rules](../write/rules.mdx).',
    table(['Rule', 'Default', 'What it reports'], rows),
  );
}

export function commandsPage(): string {
  const sections = Object.entries(commands).flatMap(([name, command]) => [
    `## ${code(name)} {#${name.replaceAll(' ', '-')}}`,
    `${cell(command.summary)}.`,
    `\`\`\`sh\nnpx pagewright ${name}${name.startsWith('migrate') ? ' <folder> --out <new-folder>' : `${'takesName' in command ? ' <name>' : ''} [site-folder]`}\n\`\`\``,
    ...(command.flags.length > 0
      ? [
          table(
            ['Option', 'Meaning'],
            command.flags.map((flag) => [code(flags[flag].usage.trim()), cell(flags[flag].summary)]),
          ),
        ]
      : []),
  ]);
  return page(
    {
      title: 'Command line',
      description: 'Every command of Pagewright and of npm create pagewright, with all of its options and their defaults.',
    },
    'The site folder is `site/` unless you name another one. `--help` shows the options of each command.',
    ...sections,
    '## `npm create pagewright` {#create}',
    `\`\`\`text\n${help}\n\`\`\``,
    '## Environment {#environment}',
    table(
      ['Variable', 'Meaning'],
      [
        ['`PAGEWRIGHT_CACHE`', 'The folder for what earlier builds made, instead of `node_modules/.cache/pagewright`.'],
        ['`ALGOLIA_WRITE_KEY`', 'The secret key that `search push` uses.'],
      ],
    ),
  );
}

/** `docs/publishing.md`, which is in the repository as well: the recipes are written once. */
export function publishingPage(root: string): string {
  const [, title = '', text = ''] = /^# ([^\n]*)\n\n(.*)$/s.exec(readFileSync(join(root, 'docs/publishing.md'), 'utf8').replaceAll('\r\n', '\n')) ?? [];
  return page(
    {
      title,
      label: 'Hosts',
      description: 'How to publish a site on GitHub Pages, Netlify, Cloudflare, Vercel, S3, nginx, Apache, Caddy or in a container.',
    },
    text.trim(),
  );
}

export function textsPage(): string {
  const shown = (value: (typeof english)[keyof typeof english]): string =>
    typeof value === 'string' ? code(value) : Object.entries(value).map(([form, text]) => `${form}: ${code(text)}`).join(', ');
  return page(
    {
      title: 'Texts of the interface',
      label: 'Texts',
      description: 'The key of every text that the interface shows, and its English words, for sites that word something differently.',
    },
    '`strings` in `site.config.ts` replaces any of them. Keep what is in braces: the page puts a value there. A text that depends on a number has one form for each plural of the language, as in English `one` and `other`.',
    table(['Key', 'In English'], Object.entries(english).map(([key, value]) => [code(key), shown(value)])),
  );
}

export function themePage(root: string): string {
  const { both, modes } = tokensIn(readFileSync(join(root, sources, 'ui/styles/tokens.css'), 'utf8'));
  const parts = interfacesIn(join(root, sources, 'contract/parts.ts'));
  return page(
    {
      title: 'Theme tokens and parts',
      label: 'Tokens and parts',
      description: 'Every token that theme.css can set, with its value in both colour modes, and the properties of every part you can replace.',
    },
    '## Sizes and fonts {#sizes}',
    table(['Token', 'Value', 'Meaning'], both.map(({ name, light, text }) => [code(name), code(light), text])),
    '## Colours {#colours}',
    table(
      ['Token', 'Light', 'Dark', 'Meaning'],
      modes.map(({ name, light, dark, text }) => [code(name), code(light), code(dark), text]),
    ),
    '## Parts',
    'The files that `theme.parts` names export a component as default. Types of its properties are exported by `pagewright`.',
    ...partNames.flatMap((name) => members(parts.find((part) => part.name === `${name}Props`)!, name, '###')),
  );
}

export function pluginPage(root: string): string {
  const files = ['plugin.ts', 'plugin-markdown.ts', 'plugin-site.ts', 'plugin-versions.ts'];
  const all = files.flatMap((file) => interfacesIn(join(root, sources, 'site/plugins', file)));
  return page(
    {
      title: 'Plugin interface',
      description: 'The hooks of a plugin, what each is given and what it returns: all types that pagewright exports for plugins.',
    },
    'How to write one is explained in [Plugins](../extend/plugins.mdx). All of these types are exported by `pagewright`.',
    ...all.flatMap((one) => members(one, one.name, '##')),
  );
}

function members({ text, members: list }: Interface, title: string, level: string): string[] {
  const rows = list.map(({ name, type, isOptional, text: meaning }) => [
    code(isOptional ? `${name}?` : name),
    code(type),
    cell(meaning),
  ]);
  return [
    `${level} ${code(title)} {#${title.toLowerCase()}}`,
    ...(text ? [prose(text)] : []),
    list.some((member) => member.text)
      ? table(['Member', 'Type', 'Meaning'], rows)
      : table(['Member', 'Type'], rows.map((row) => row.slice(0, 2))),
  ];
}
