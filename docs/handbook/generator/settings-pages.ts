import { join } from 'node:path';
import { adsSchema } from '../../../packages/pagewright/src/plugins/ads/ad-schema.ts';
import { commandLineSchema } from '../../../packages/pagewright/src/plugins/commands/command-line.ts';
import { feedbackOptions } from '../../../packages/pagewright/src/plugins/feedback/options.ts';
import { feedOptions } from '../../../packages/pagewright/src/plugins/feeds/options.ts';
import { glossarySchema } from '../../../packages/pagewright/src/plugins/glossary/glossary-file.ts';
import { glossaryOptions } from '../../../packages/pagewright/src/plugins/glossary/options.ts';
import { referenceOptions } from '../../../packages/pagewright/src/plugins/reference/options.ts';
import { cardOptions } from '../../../packages/pagewright/src/plugins/social-cards/options.ts';
import { siteConfigSchema } from '../../../packages/pagewright/src/site/config/schema.ts';
import { pageFields } from '../../../packages/pagewright/src/site/docs/front-matter-schema.ts';
import { localeSchema } from '../../../packages/pagewright/src/site/locales/locale-file.ts';
import { categorySchema } from '../../../packages/pagewright/src/site/sidebars/read-category.ts';
import { cell, code, page, table } from './markdown.ts';
import { type Option, type Schema, optionsOf } from './options.ts';
import { constant } from './place.ts';
import { readSource } from './source.ts';

/** Fields that have a page of their own. */
const elsewhere: Record<string, string> = {
  strings: 'Every key is on the page [Texts of the interface](./texts.mdx).',
  rules: 'Every rule is on the page [Rules](./rules.mdx).',
  'theme.parts': 'Every part is on the page [Theme](./theme.mdx#parts).',
  plugins: 'The interface is on the page [Plugin interface](./plugin-interface.mdx).',
};

/** All options of a schema, which is a constant of a file; nothing in it may be without a comment. */
function optionsIn(schema: unknown, root: string, file: string, name: string): Option[] {
  const path = join(root, 'packages/pagewright/src', file);
  const place = constant(readSource(path), name);
  if (!place) throw new Error(`${file} has no constant ${name}`);
  const options = optionsOf(schema as Schema, place, Object.keys(elsewhere));
  const silent = options.filter(({ text }) => text === undefined).map((option) => option.path);
  if (silent.length > 0)
    throw new Error(`${name} in ${file} and the schemas it uses: write a doc comment for ${silent.join(', ')}`);
  return options.map((option) => ({ ...option, text: [option.text, elsewhere[option.path]].filter(Boolean).join(' ') }));
}

function rows(options: Option[]): string[][] {
  return options.map(({ path, type, default: value, text }) => [
    code(path),
    [code(type), value === undefined ? 'required' : value && `default ${code(value)}`].filter(Boolean).join(', '),
    cell(text),
  ]);
}

/** A table of options, and one below it for each variant of an object. */
function tables(options: Option[], section: string): string[] {
  const first = options.findIndex(({ variant }) => variant !== undefined);
  if (first < 0) return options.length > 0 ? [table(head, rows(options))] : [];
  const { path, variant, text } = options[first]!;
  const rest = options.slice(first + 1);
  const end = rest.findIndex((option) => !option.path.startsWith(path) || option.variant !== undefined);
  const own = rest.slice(0, end < 0 ? rest.length : end);
  const id = `${section} ${variant}`.toLowerCase().replace(/\W+/g, '-').replace(/-$/, '');
  return [
    ...tables(options.slice(0, first), section),
    `### ${code(variant!)} {#${id}}`,
    cell(text),
    ...tables(own.map((option) => ({ ...option, path: option.path.slice(path.length + 1) })), section),
    ...tables(rest.slice(own.length), section),
  ];
}

const head = ['Option', 'Type and default', 'Meaning'];

export function configurationPage(root: string): string {
  const options = optionsIn(siteConfigSchema, root, 'site/config/schema.ts', 'siteConfigSchema');
  const names = Object.keys(siteConfigSchema.entries);
  const partsOf = (name: string): Option[] =>
    options.filter(({ path }) => path.startsWith(`${name}.`) || path.startsWith(`${name}[]`));
  const top = rows(options.filter(({ path }) => names.includes(path))).map(([, ...cells], index) => {
    const name = names[index]!;
    return [partsOf(name).length > 0 ? `[${code(name)}](#${name.toLowerCase()})` : code(name), ...cells];
  });
  const sections = names.flatMap((name) => {
    const parts = partsOf(name);
    const own = parts.map((option) => ({ ...option, path: option.path.slice(name.length).replace(/^\./, '') }));
    return own.length > 0 ? [`## ${code(name)} {#${name.toLowerCase()}}`, ...tables(own, name)] : [];
  });
  return page(
    {
      title: 'Configuration',
      label: 'site.config.ts',
      description: 'Every option of site.config.ts with its type, its default and its meaning, made from the schema that checks it.',
    },
    'What `defineSite` takes. An option without “required” may be left out; if it has no default either, nothing happens without it. `[]` stands for each item of a list, `NAME` for a name that you choose.',
    '## All options',
    table(head, top),
    ...sections,
  );
}

export function frontMatterPage(root: string): string {
  const entries = { type: 'strict_object', entries: pageFields };
  const fields = optionsIn(entries, root, 'site/docs/front-matter-schema.ts', 'pageFields');
  const category = optionsIn(categorySchema, root, 'site/sidebars/read-category.ts', 'categorySchema');
  const locale = optionsIn(localeSchema, root, 'site/locales/locale-file.ts', 'localeSchema');
  const short = (options: Option[]): string =>
    table(
      ['Field', 'Type', 'Meaning'],
      rows(options).map(([name, type, text], index) => {
        const { path, variant } = options[index]!;
        return variant ? [code(`${path} { ${variant} }`), '', text!] : [name!, type!, text!];
      }),
    );
  return page(
    {
      title: 'Fields of files',
      description: 'Every field of a page’s front matter, of a folder’s _category_ file and of a translation’s locale.ts.',
    },
    '## Front matter {#front-matter}',
    'The lines between `---` at the top of a page, in YAML. A site adds fields of its own with [`frontMatter`](./configuration.mdx#frontmatter).',
    short(fields),
    '## `_category_.json` {#category}',
    'Describes a folder in sidebars that are made from folders; `_category_.yml` works as well.',
    short(category),
    '## `locale.ts` {#locale}',
    'What a site says in another language besides its pages, in `locales/LOCALE/locale.ts`.',
    short(locale),
  );
}

export function pluginOptionsPage(root: string): string {
  const reference = optionsIn(referenceOptions, root, 'plugins/reference/options.ts', 'referenceOptions');
  const commandLine = optionsIn(commandLineSchema, root, 'plugins/commands/command-line.ts', 'commandLineSchema');
  const cards = optionsIn(cardOptions, root, 'plugins/social-cards/options.ts', 'cardOptions');
  const feedback = optionsIn(feedbackOptions, root, 'plugins/feedback/options.ts', 'feedbackOptions');
  const feeds = optionsIn(feedOptions, root, 'plugins/feeds/options.ts', 'feedOptions');
  const glossary = optionsIn(glossaryOptions, root, 'plugins/glossary/options.ts', 'glossaryOptions');
  const terms = optionsIn(glossarySchema, root, 'plugins/glossary/glossary-file.ts', 'glossarySchema');
  const ads = optionsIn(adsSchema.item, root, 'plugins/ads/ad-schema.ts', 'ad');
  return page(
    {
      title: 'Options of plugins',
      label: 'Plugin options',
      description: 'The options of the plugins that come with the package, each with its type, its default and its meaning.',
    },
    'What each plugin does is explained in [Plugins](../extend/plugins.mdx).',
    '## `apiReference({ … })` {#api-reference}',
    table(head, rows(reference)),
    '## `commands({ … })` {#commands}',
    'Takes `platforms`, `labels` and `icons` as `apiReference` does; a symbol `terminal` is shown below the titles of its pages. What `commands/FOLDER.ts` exports; texts are Markdown:',
    table(head, rows(commandLine)),
    '## `glossary({ … })` {#glossary}',
    'See [Explain terms](../write/glossary.mdx).',
    table(head, rows(glossary)),
    'What `glossary/FOLDER.ts` exports:',
    table(head, rows(terms)),
    '## `ads([ … ])` {#ads}',
    'Each ad of the list:',
    table(head, rows(ads)),
    '## `socialCards({ … })` {#social-cards}',
    table(head, rows(cards)),
    '## `feedback({ … })` {#feedback}',
    'See [Feedback and feeds](../publish/feedback.mdx).',
    table(head, rows(feedback)),
    '## `feeds({ … })` {#feeds}',
    'See [Feedback and feeds](../publish/feedback.mdx#feeds).',
    table(head, rows(feeds)),
  );
}
