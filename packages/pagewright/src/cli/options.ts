import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configFile } from '../site/config/load-config.ts';

export interface Options {
  siteDir: string;
  outDir: string;
  port: number;
  /** The address that a server listens at, if it was given; `true` means all of the machine's. */
  host: string | true | undefined;
  strict: boolean;
  /** Of a new site: which one to begin with, and what to call it, if not as the starter does. */
  starter: string;
  title: string | undefined;
  url: string | undefined;
  /** Whether a migration may write to a folder with files that were edited. */
  force: boolean;
}

export class UsageError extends Error {}

const defaultOut = 'dist';
const defaultPort = '3000';
const defaultStarter = 'page';

export const flags = {
  out: {
    type: 'string',
    short: 'o',
    usage: '-o, --out <folder>',
    summary: `folder of the built website (default: ${defaultOut})`,
  },
  port: {
    type: 'string',
    short: 'p',
    usage: '-p, --port <number>',
    summary: `port of the server (default: ${defaultPort}; 0 picks a free one)`,
  },
  host: {
    type: 'string',
    usage: '    --host [address]',
    summary: 'let other devices in: at all addresses of this computer, or at one of them',
  },
  strict: { type: 'boolean', usage: '    --strict', summary: 'fail on warnings, and write nothing' },
  starter: {
    type: 'string',
    usage: '    --starter <name>',
    summary: `page, product or library (default: ${defaultStarter})`,
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
  help: { type: 'boolean', short: 'h', usage: '-h, --help', summary: 'show this help' },
} as const;

type Flag = keyof typeof flags;

export const commands = {
  init: { summary: 'write a new site into an empty folder', flags: ['starter', 'title', 'url'] },
  dev: {
    summary: 'start a development server; edits appear without a reload, and --out is left alone',
    flags: ['out', 'port', 'host'],
  },
  build: { summary: 'build the website into --out', flags: ['out', 'strict'] },
  serve: { summary: 'serve the built website in --out; the site folder is not read', flags: ['out', 'port', 'host'] },
  check: {
    summary: 'check pages and code samples without writing anything; fails on any warning, unless rules allow it',
    flags: [],
  },
  'migrate docusaurus': {
    summary:
      'read the Docusaurus site in the folder and write a Pagewright site into --out, with a report in MIGRATION.md',
    flags: ['out', 'force'],
  },
  'search push': { summary: 'upload the search index to Algolia; needs a key in ALGOLIA_WRITE_KEY', flags: [] },
} satisfies Record<string, { summary: string; flags: Flag[] }>;

export type Command = keyof typeof commands;

/** What to do: run a command, or show the help of one or of all. */
type Invocation = { help: true; command?: Command } | { help: false; command: Command; options: Options };

export function parseOptions(argv: string[]): Invocation {
  let parsed;
  try {
    parsed = parseArgs({ args: argv.map(withAddress), options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { values, positionals } = parsed;
  // The commands of two words.
  if (['search', 'migrate'].includes(positionals[0] ?? '')) positionals.splice(0, 2, positionals.slice(0, 2).join(' '));
  const [command, folder, ...rest] = positionals;
  if (command !== undefined && !isCommand(command)) throw new UsageError(`Unknown command "${command}".`);
  if (rest.length > 0) throw new UsageError(`Unexpected arguments: ${rest.join(' ')}`);
  if (command !== undefined) rejectOtherFlags(command, Object.keys(values) as Flag[]);
  // `serve` does not read the site folder. Anyone who passes another folder means the website, but would get that of --out.
  if (command === 'serve' && folder !== undefined && !existsSync(join(folder, configFile)))
    throw new UsageError(
      `${folder} is not a site folder. To serve the website built there, run: pagewright serve --out ${folder}`,
    );
  if (command === 'migrate docusaurus' && !values.help && (folder === undefined || values.out === undefined))
    throw new UsageError('Name both folders: pagewright migrate docusaurus <folder> --out <new-folder>');
  const { out = defaultOut, port: portText = defaultPort, strict = false, starter = defaultStarter } = values;
  const { force = false } = values;
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > 65_535)
    throw new UsageError(`Invalid --port "${portText}": expected a number from 0 to 65535.`);
  if (values.help) return { help: true, ...(command && { command }) };
  if (command === undefined) throw new UsageError('No command given.');
  const { title, url } = values;
  const options = {
    siteDir: resolve(folder ?? 'site'),
    outDir: resolve(out),
    port,
    host: values.host === everywhere ? (true as const) : values.host,
    strict,
    starter,
    title,
    url,
    force,
  };
  return { help: false, command, options };
}

/** What `--host` without an address stands for. */
const everywhere = '*';

/** `--host` may stand alone: only an address after it belongs to it, not the site folder. */
function withAddress(argument: string, index: number, argv: string[]): string {
  if (argument !== '--host') return argument;
  const next = argv[index + 1] ?? '';
  return isIP(next) || next === 'localhost' ? argument : `--host=${everywhere}`;
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(commands, name);
}

/** The flags of a command, or of all. */
function flagsOf(command: Command | undefined): Flag[] {
  const all = Object.keys(flags) as Flag[];
  return command === undefined ? all : all.filter((flag) => flag === 'help' || takes(command, flag));
}

function takes(command: Command, flag: Flag): boolean {
  const taken: readonly Flag[] = commands[command].flags;
  return taken.includes(flag);
}

function rejectOtherFlags(command: Command, given: Flag[]): void {
  const taken = flagsOf(command);
  const other = given.find((flag) => !taken.includes(flag));
  if (other !== undefined)
    throw new UsageError(
      `The command ${command} does not take --${other}, only ${taken.map((flag) => `--${flag}`).join(', ')}.`,
    );
}

export function helpFor(command: Command | undefined): string {
  const names = command === undefined ? (Object.keys(commands) as Command[]) : [command];
  const summaries = names.map((name): [string, string] => [name, commands[name].summary]);
  const options = flagsOf(command).map((flag): [string, string] => {
    const takers = names.filter((name) => takes(name, flag));
    const prefix = command === undefined && takers.length > 0 ? `${takers.join(', ')}: ` : '';
    return [flags[flag].usage, prefix + flags[flag].summary];
  });
  return `Usage: pagewright ${command ?? '<command>'} [site-folder] [options]

${inColumns(summaries)}

The site folder defaults to site/.

Options
${inColumns(options)}`;
}

function inColumns(rows: [name: string, summary: string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
}
