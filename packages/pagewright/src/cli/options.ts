import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { suggestion } from '../kernel/problems.ts';
import { type HostLayout, hostLayouts } from '../pipeline/output/hosts/hosts.ts';
import { type Command, type Flag, commands, defaults, flags } from './commands.ts';
import { configFile } from '../site/config/config-file.ts';

export interface Options {
  siteDir: string;
  outDir: string;
  /** What --out says, where it is a file with a name of its own without it. */
  file: string | undefined;
  port: number;
  /** The address that a server listens at, if it was given; `true` means all of the machine's. */
  host: string | true | undefined;
  strict: boolean;
  /** Whether a build writes the list of published addresses. */
  accept: boolean;
  /** Whether a check asks other sites, and for pages that are old. */
  external: boolean;
  freshness: boolean;
  hostLayout: HostLayout;
  /** Of a new site: which one to begin with, and what to call it, if not as the starter does. */
  starter: string;
  title: string | undefined;
  url: string | undefined;
  /** What to export: the name of a version, and a language. */
  version: string | undefined;
  locale: string | undefined;
  /** The declaration to print. */
  api: string | undefined;
  /** The version that a command is about. */
  name: string;
  /** What the version so far is called when there is a new one, and the note above its pages. */
  old: string | undefined;
  banner: string | undefined;
  /** Whether to change nothing. */
  dryRun: boolean;
  /** Whether a migration may write to a folder with files that were edited. */
  force: boolean;
}

export class UsageError extends Error {}

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
  if (['search', 'migrate', 'export', 'version'].includes(positionals[0] ?? ''))
    positionals.splice(0, 2, positionals.slice(0, 2).join(' '));
  const named = isNamed(positionals[0]) ? positionals.splice(1, 1) : [];
  const [command, folder, ...rest] = positionals;
  if (command?.split(' ')[0] === 'export' && !isCommand(command)) throw new UsageError(unknownFormat(command));
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
  if (isNamed(command) && !values.help && named.length === 0)
    throw new UsageError(`Name the version: pagewright ${command} v5`);
  const { out = defaults.out, port: portText = defaults.port, strict = false, starter = defaults.starter } = values;
  const { force = false, accept = false, external = false, freshness = false } = values;
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > 65_535)
    throw new UsageError(`Invalid --port "${portText}": expected a number from 0 to 65535.`);
  if (values.help) return { help: true, ...(command && { command }) };
  if (command === undefined) throw new UsageError('No command given.');
  const { title, url, 'host-layout': layout = defaults.layout } = values;
  const hostLayout = hostLayouts.find((name) => name === layout);
  if (!hostLayout)
    throw new UsageError(
      `Invalid --host-layout "${layout}": ${suggestion(layout, hostLayouts, `expected one of ${hostLayouts.join(', ')}.`)}`,
    );
  const options = {
    siteDir: resolve(folder ?? 'site'),
    // That of `mcp` is its folder: it reads nothing else.
    outDir: resolve(command === 'mcp' ? (folder ?? out) : out),
    file: values.out,
    port,
    host: values.host === everywhere ? (true as const) : values.host,
    strict,
    accept,
    external,
    freshness,
    hostLayout,
    starter,
    title,
    url,
    version: values.version,
    locale: values.locale,
    api: values.api,
    name: named[0] ?? '',
    old: values.old,
    banner: values.banner,
    dryRun: values['dry-run'] ?? false,
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

/** Whether a command takes the name of a version before the folder. */
function isNamed(command: string | undefined): boolean {
  return command !== undefined && isCommand(command) && 'takesName' in commands[command];
}

function unknownFormat(command: string): string {
  const formats = Object.keys(commands).flatMap((name) => /^export (.+)/.exec(name)?.[1] ?? []);
  const all = `expected one of ${formats.join(', ')}.`;
  const format = command.slice('export '.length);
  if (format === '') return `Name the format: pagewright export <format>, ${all}`;
  return `Unknown format "${format}": ${suggestion(format, formats, all)}`;
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
  const folder = command === 'mcp' ? 'output-folder' : 'site-folder';
  return `Usage: pagewright ${command ?? '<command>'} ${isNamed(command) ? '<name> ' : ''}[${folder}] [options]

${inColumns(summaries)}
${command === 'mcp' ? '' : '\nThe site folder defaults to site/.\n'}
Options
${inColumns(options)}`;
}

function inColumns(rows: [name: string, summary: string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
}
