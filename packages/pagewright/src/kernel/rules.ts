/** What happens if the content breaks a rule: nothing, a warning, or no website. */
export type Level = 'off' | 'warn' | 'error';

interface Rule {
  /** Unless the configuration says otherwise. */
  level: Level;
  /** What it is about, in one sentence. */
  text: string;
}

/**
 * Every check of content that a site can live with. What it cannot live with, such as a syntax error, is an error
 * without a rule. The names are part of configurations: they never change.
 */
export const rules = {
  'broken-link': { level: 'warn', text: 'A link leads to a page or file that does not exist.' },
  'broken-anchor': { level: 'warn', text: 'A link leads to a heading that its page does not have.' },
  'lost-address': { level: 'error', text: 'An address that was published neither exists nor redirects.' },
  'lost-anchor': { level: 'warn', text: 'A page has lost the id of a heading that was published.' },
  'unrecorded-address': {
    level: 'warn',
    text: 'An address or an id of a heading is not in `addresses.txt`, on a site that has that file.',
  },
  'empty-link': { level: 'warn', text: 'A link has no target.' },
  'missing-image': { level: 'warn', text: 'An image does not exist or cannot be read; its address stays as written.' },
  'missing-file': {
    level: 'warn',
    text: 'A video or another file does not exist; its address stays as written.',
  },
  'blocked-by-policy': {
    level: 'warn',
    text: 'A page contains something that the content security policy does not allow, so that browsers block it.',
  },
  'missing-alt': { level: 'off', text: 'An image has no text for readers who cannot see it.' },
  'missing-title': { level: 'error', text: 'A page has no title; its first heading or its file name is shown.' },
  'missing-description': { level: 'off', text: 'A page has no description.' },
  'description-length': { level: 'warn', text: 'A description is shorter than 60 or longer than 160 characters.' },
  'repeated-description': { level: 'warn', text: 'Two pages have the same description.' },
  'unknown-field': { level: 'error', text: 'Front matter has a field that nothing reads.' },
  'misread-text': { level: 'warn', text: 'A text in front matter means something else in YAML than it seems to.' },
  'capitals-in-address': { level: 'error', text: 'The address of a page has capital letters, as its file has.' },
  'duplicate-route': { level: 'warn', text: 'Two pages have the same address; one of them is skipped.' },
  'duplicate-doc-id': { level: 'error', text: 'Two pages of a version have the same id; one of them is skipped.' },
  'unknown-neighbour': { level: 'error', text: 'pagination_prev or pagination_next names a page that does not exist.' },
  'tag-without-address': {
    level: 'error',
    text: 'A tag has nothing that an address could consist of; it is left out.',
  },
  'similar-tags': { level: 'warn', text: 'Two tags have the same address, but are not written the same way.' },
  'sidebar-entry': { level: 'error', text: 'A sidebar lists a page or folder that does not exist; it is left out.' },
  'repeated-sidebar-entry': { level: 'error', text: 'A sidebar lists a page twice; only the first entry is shown.' },
  'page-sidebar': { level: 'error', text: 'The front matter names a sidebar that the page cannot show.' },
  'page-in-no-sidebar': { level: 'off', text: 'No sidebar lists a page.' },
  'outdated-translation': { level: 'warn', text: 'The original of a page has changed since it was translated.' },
  'translation-without-hash': { level: 'off', text: 'A translation does not say which text it was made from.' },
  'untranslated-strings': { level: 'warn', text: 'Texts of the interface are in English on a site that is not.' },
  'unused-fragment': { level: 'warn', text: 'No page includes a fragment.' },
  'avoided-word': { level: 'warn', text: 'A text has a word that `style.yaml` says to avoid.' },
  'long-sentence': { level: 'warn', text: 'A sentence has more words than `style.yaml` allows.' },
  'hard-to-read': { level: 'warn', text: 'A page is harder to read than `style.yaml` allows.' },
  'unchecked-facts': { level: 'warn', text: 'With `--freshness`: the facts of a page were checked long ago.' },
  'untouched-page': { level: 'warn', text: 'With `--freshness`: a page has not been changed for long.' },
  'dead-link': {
    level: 'warn',
    text: 'With `--external`: a link leads to another site, which does not have the page.',
  },
  'moved-link': { level: 'warn', text: 'With `--external`: what a link leads to has moved for good.' },
  'second-title': { level: 'error', text: 'A page has a heading of level 1 besides its title.' },
  'skipped-heading-level': { level: 'off', text: 'A heading is more than one level below the one before it.' },
  'empty-heading': { level: 'error', text: 'A heading has no text.' },
  'heading-id': { level: 'error', text: 'The id that a heading is given is not possible, or not free.' },
  'repeated-id': { level: 'warn', text: 'Two elements of a page have the same id.' },
  'heading-in-tab': { level: 'error', text: 'A heading is in a tab, where links may not reach it.' },
  tabs: { level: 'error', text: 'Tabs have the same name, or content between them that is not shown.' },
  steps: { level: 'error', text: 'Steps contain more than one list, none, or one that does not begin with 1.' },
  'unknown-element': { level: 'error', text: 'A page uses an element that HTML does not have.' },
  'forbidden-element': {
    level: 'error',
    text: 'A page contains scripts, styles or parts of a document; they are left out.',
  },
  'unknown-component': {
    level: 'error',
    text: 'A page uses a component that does not exist; only what is inside it is shown.',
  },
  'unknown-attribute': { level: 'error', text: 'A component has an attribute that it does not know.' },
  'import-in-page': { level: 'error', text: 'A page has an import or export, which is left out.' },
  'braces-in-text': { level: 'error', text: 'Braces in a text are code, and show less than is written.' },
  'unknown-admonition': { level: 'error', text: 'An admonition has a name that does not exist.' },
  'admonition-syntax': { level: 'error', text: 'The colons of an admonition or its title are not right.' },
  'leftover-markdown': { level: 'warn', text: 'Markdown that is nearly right is shown as text.' },
  'formula-as-text': { level: 'warn', text: 'A formula, or what looks like one, is shown as text.' },
  'broken-formula': { level: 'error', text: 'A formula cannot be read; its source is shown.' },
  'diagram-as-code': { level: 'warn', text: 'A diagram is shown as code, because the site draws none.' },
  'table-cells': { level: 'warn', text: 'A row has more cells than its table has columns, or is no table at all.' },
  'unclosed-code-block': { level: 'error', text: 'A code block is not closed and contains the rest of the page.' },
  'theme-contrast': { level: 'warn', text: 'A colour of the theme is hard to read on another.' },
  'unknown-language': { level: 'warn', text: 'A code block is in a language that cannot be highlighted.' },
  'code-mark': { level: 'warn', text: 'A mark in a comment of a code block cannot be read.' },
  'missing-code': { level: 'error', text: 'A code block shows a file or region that does not exist.' },
  'code-block-option': { level: 'warn', text: 'An option of a code block has no effect.' },
  'unexplained-nocheck': { level: 'error', text: 'nocheck does not say why a code block is not checked.' },
  'npm-command': { level: 'warn', text: 'A command in an npm code block cannot be translated for other tools.' },
  'broken-sample': { level: 'error', text: 'A sample does not compile, or is not valid JSON.' },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export const ruleNames = Object.keys(rules) as RuleName[];

/** What a site's configuration says; `all` is for the rules that it does not name and that are not off by default. */
export type RuleLevels = { readonly [name in RuleName | 'all']?: Level | undefined };

export function levelOf(rule: RuleName, levels: RuleLevels): Level {
  const { level } = rules[rule];
  return levels[rule] ?? (level === 'off' ? 'off' : (levels.all ?? level));
}
