import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configFile } from '../site/load-config.ts';

export interface Options {
  siteDir: string;
  outDir: string;
  port: number;
  strict: boolean;
}

export class UsageError extends Error {}

const defaultPort = '3000';

const summaries = {
  dev: 'start a development server; edits appear without a reload',
  build: 'build the website into --out',
  serve: 'serve the built website in --out',
  check: 'check pages and code samples without writing anything; fails on any warning',
  'search push': 'upload the search index to Algolia; needs a key in ALGOLIA_WRITE_KEY',
};

export type Command = keyof typeof summaries;

const longestName = Math.max(...Object.keys(summaries).map(({ length }) => length));

const flags = {
  out: { type: 'string', short: 'o', default: 'dist' },
  port: { type: 'string', short: 'p', default: defaultPort },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What to do: run a command, or show the help of one or of all. */
export type Invocation = { help: true; command?: Command } | { help: false; command: Command; options: Options };

export function parseOptions(argv: string[]): Invocation {
  let parsed;
  try {
    parsed = parseArgs({ args: argv, options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { values, positionals } = parsed;
  // The only command of two words.
  if (positionals[0] === 'search') positionals.splice(0, 2, positionals.slice(0, 2).join(' '));
  const [command, folder, ...rest] = positionals;
  if (command !== undefined && !isCommand(command)) throw new UsageError(`Unknown command "${command}".`);
  if (rest.length > 0) throw new UsageError(`Unexpected arguments: ${rest.join(' ')}`);
  // `serve` does not read the site folder. Anyone who passes another folder means the website, but would get that of --out.
  if (command === 'serve' && folder !== undefined && !existsSync(join(folder, configFile)))
    throw new UsageError(
      `${folder} is not a site folder. To serve the website built there, run: docs serve --out ${folder}`,
    );
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`Invalid --port "${values.port}": expected a number from 0 to 65535.`);
  if (values.help) return { help: true, ...(command && { command }) };
  if (command === undefined) throw new UsageError('No command given.');
  const options = { siteDir: resolve(folder ?? 'site'), outDir: resolve(values.out), port, strict: values.strict };
  return { help: false, command, options };
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(summaries, name);
}

export function helpFor(command: Command | undefined): string {
  const list = Object.entries(summaries)
    .filter(([name]) => command === undefined || name === command)
    .map(([name, summary]) => `  ${name.padEnd(longestName)}  ${summary}`);
  return `Usage: docs ${command ?? '<command>'} [site-folder] [options]

${list.join('\n')}

The site folder defaults to site/.

Options
  -o, --out <folder>   folder of the built website (default: dist)
  -p, --port <number>  port for dev and serve (default: ${defaultPort}; 0 picks a free one)
      --strict         make build fail on warnings
  -h, --help           show this help`;
}
