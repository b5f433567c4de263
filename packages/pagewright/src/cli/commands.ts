import { hosts } from '../pipeline/output/hosts/hosts.ts';
import { layouts } from '../pipeline/output/page-files.ts';

// The commands and what each takes: for the parser, the help, and the handbook.

export const defaults = { out: 'dist', port: '3000', starter: 'page', layout: 'folders' } as const;

export const flags = {
  out: {
    type: 'string',
    short: 'o',
    usage: '-o, --out <folder>',
    summary: `folder of the built website (default: ${defaults.out}), or the file to export to (default: named after site and version)`,
  },
  port: {
    type: 'string',
    short: 'p',
    usage: '-p, --port <number>',
    summary: `port of the server (default: ${defaults.port}; 0 picks a free one)`,
  },
  host: {
    type: 'string',
    usage: '    --host [address]',
    summary: 'let other devices in: at all addresses of this computer, or at one of them',
  },
  'host-layout': {
    type: 'string',
    usage: '    --host-layout <name>',
    summary: `host to build for, with the files that it reads (${hosts.join(', ')}), or where pages are: ${layouts.join(', ')} (default: ${defaults.layout})`,
  },
  strict: { type: 'boolean', usage: '    --strict', summary: 'fail on warnings, and write nothing' },
  accept: {
    type: 'boolean',
    usage: '    --accept',
    summary: 'write the addresses of the site to addresses.txt: those that are new, and without those that are gone',
  },
  external: {
    type: 'boolean',
    usage: '    --external',
    summary: 'ask other sites whether they still have what pages link to; takes a while',
  },
  freshness: {
    type: 'boolean',
    usage: '    --freshness',
    summary: 'list pages that nobody has changed or checked for long',
  },
  starter: {
    type: 'string',
    usage: '    --starter <name>',
    summary: `page, product or library (default: ${defaults.starter})`,
  },
  title: { type: 'string', usage: '    --title <text>', summary: 'name of the new site' },
  url: {
    type: 'string',
    usage: '    --url <address>',
    summary: 'where the new site will be published: https://example.com/docs/',
  },
  force: {
    type: 'boolean',
    usage: '    --force',
    summary: 'write to a folder with edited files, and leave those as they are',
  },
  version: {
    type: 'string',
    usage: '    --version <name>',
    summary: 'name or label of the version to export or print (default: the latest)',
  },
  api: {
    type: 'string',
    usage: '    --api <name>',
    summary: 'print this declaration only, by the name of its file (default: all)',
  },
  locale: {
    type: 'string',
    usage: '    --locale <code>',
    summary: 'language to export, on a site with several (default: the first)',
  },
  'dry-run': { type: 'boolean', usage: '    --dry-run', summary: 'list what would change, and change nothing' },
  old: {
    type: 'string',
    usage: '    --old <name>',
    summary: 'name of the version so far, which is its address from now on (default: its label)',
  },
  banner: {
    type: 'string',
    usage: '    --banner <kind>',
    summary: 'note above the pages of the version so far: none or unmaintained (default: as other older versions have)',
  },
  help: { type: 'boolean', short: 'h', usage: '-h, --help', summary: 'show this help' },
} as const;

export type Flag = keyof typeof flags;

export const commands = {
  init: { summary: 'write a new site into an empty folder', flags: ['starter', 'title', 'url'] },
  dev: {
    summary: 'start a development server; edits appear without a reload, and --out is left alone',
    flags: ['out', 'port', 'host'],
  },
  build: { summary: 'build the website into --out', flags: ['out', 'host-layout', 'strict', 'accept'] },
  serve: { summary: 'serve the built website in --out; the site folder is not read', flags: ['out', 'port', 'host'] },
  mcp: {
    summary:
      'answer agents that ask about the built website in the folder (default: dist), over standard input and output',
    flags: [],
  },
  check: {
    summary: 'check pages and code samples without writing anything; fails on any warning, unless rules allow it',
    flags: ['external', 'freshness'],
  },
  reference: {
    summary: 'print what a version declares for API pages, together with what it inherits from newer ones',
    flags: ['version', 'api'],
  },
  'migrate docusaurus': {
    summary:
      'read the Docusaurus site in the folder and write a Pagewright site into --out, with a report in MIGRATION.md',
    flags: ['out', 'force'],
  },
  'export zip': {
    summary: 'build the site and write one version as pages that open without a server, search included',
    flags: ['out', 'version', 'locale'],
  },
  'export pdf': {
    summary: 'build the site and print one version as a book, with an installed Chromium (or that of CHROMIUM_PATH)',
    flags: ['out', 'version', 'locale'],
  },
  'export epub': {
    summary: 'build the site and write one version as an EPUB book, for e-readers and their apps',
    flags: ['out', 'version', 'locale'],
  },
  'version list': { summary: 'list the versions of the site, and how much of each is shared with others', flags: [] },
  'version cut': {
    summary: 'make the next version from the latest one; no text is copied, and one git command undoes it',
    flags: ['old', 'banner', 'dry-run'],
    takesName: true,
  },
  'version drop': {
    summary: 'remove an older version and redirect its addresses to the next newer version',
    flags: ['dry-run'],
    takesName: true,
  },
  'search push': { summary: 'upload the search index to Algolia; needs a key in ALGOLIA_WRITE_KEY', flags: [] },
} satisfies Record<string, { summary: string; flags: Flag[]; takesName?: true }>;

export type Command = keyof typeof commands;
