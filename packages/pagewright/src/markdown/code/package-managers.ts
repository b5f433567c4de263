import type { Mistake } from '../../kernel/problems.ts';

export const packageManagers = ['npm', 'yarn', 'pnpm'] as const;
type PackageManager = (typeof packageManagers)[number];

type Words = string[];

const yarn: Record<string, (rest: Words) => string> = {
  install: (rest) =>
    rest.some(isPackage)
      ? global(rest, 'yarn global add', 'yarn add', {
          '--save-dev': '--dev',
          '-D': '--dev',
          '--save-exact': '--exact',
          '-E': '--exact',
        })
      : join('yarn install', rest),
  uninstall: (rest) => global(rest, 'yarn global remove', 'yarn remove', {}),
  update: (rest) => join('yarn upgrade', rest),
  // Needs `run`: Yarn 1 has commands of its own with names such as `check`.
  run: (rest) => join('yarn run', withoutDashes(rest)),
  ci: (rest) => join('yarn install --frozen-lockfile', rest),
  init: (rest) => (rest.some(isPackage) ? join('yarn create', withoutDashes(rest)) : join('yarn init', rest)),
  npx: (rest) => (isDownload(rest) ? join('yarn dlx', rest.slice(1)) : join('yarn', rest)),
};

const pnpm: Record<string, (rest: Words) => string> = {
  install: (rest) => (rest.some(isPackage) ? join('pnpm add', rest) : join('pnpm install', rest)),
  uninstall: (rest) => join('pnpm remove', rest),
  update: (rest) => join('pnpm update', rest),
  // Needs `run`: pnpm has commands of its own with names such as `deploy`.
  run: (rest) => join('pnpm run', withoutDashes(rest)),
  ci: (rest) => join('pnpm install --frozen-lockfile', rest),
  init: (rest) => (rest.some(isPackage) ? join('pnpm create', withoutDashes(rest)) : join('pnpm init', rest)),
  npx: (rest) => (isDownload(rest) ? join('pnpm dlx', rest.slice(1)) : join('pnpm exec', rest)),
};

const aliases: Record<string, string> = {
  i: 'install',
  add: 'install',
  remove: 'uninstall',
  rm: 'uninstall',
  un: 'uninstall',
  up: 'update',
  upgrade: 'update',
  create: 'init',
  start: 'run',
  test: 'run',
};

/** The same commands for another package manager. Anything that is not an npm command stays as it is. */
export function convertCommands(commands: string, manager: PackageManager): string {
  if (manager === 'npm') return commands;
  const table = manager === 'yarn' ? yarn : pnpm;
  return commands
    .split(separators)
    .map((part, index) => (index % 2 === 0 ? (convertCommand(part, table) ?? part) : part))
    .join('');
}

const shellHint = 'write a command that begins with npm or npx, or give the code block the language sh';

/** What would be the same in every tab though it should not be; lines count from 1. */
export function commandMistakes(commands: string): (Mistake & { line: number })[] {
  const parts = commands
    .split('\n')
    .flatMap((line, index) =>
      line.split(separators).map((part, at) => ({ command: at % 2 === 0 ? part.trim() : '', line: index + 1 })),
    );
  const stays = parts.filter(({ command }) => convertCommand(command, yarn) === undefined);
  const wrong = stays.filter(({ command }) => namesManager.test(command));
  if (wrong.length === 0 && stays.length === parts.length)
    return [{ line: 0, message: 'this code block contains no npm command: its tabs are the same', hint: shellHint }];
  return wrong.map(({ command, line }) => ({
    line,
    message: `"${command}" cannot be translated: it is the same in every tab`,
    hint: shellHint,
  }));
}

/** Also after a prompt, `sudo` or variables. */
const namesManager = /^(?:(?:[$>]|sudo|\w+=\S*)\s+)*(?:npm|npx|yarn|pnpm)(?:\s|$)/;

/** What separates commands: newlines, `&&` and the like, comments. */
const separators = /(\s*(?:\n|&&|\|\|?|;)\s*|(?:^|\s+)#.*$)/m;

/** Undefined if it is not a command that npm and the others have. */
function convertCommand(command: string, table: typeof yarn): string | undefined {
  const indent = /^\s*/.exec(command)![0];
  const [tool, ...words] = command.trim().split(/\s+/);
  if (tool === 'npx') return indent + table['npx']!(words);
  if (tool !== 'npm' || words.length === 0) return undefined;
  const [verb, ...rest] = words as [string, ...string[]];
  const name = aliases[verb] ?? verb;
  const convert = table[name];
  if (!convert) return undefined;
  // `npm start` is `npm run start`: the verb is the script.
  return indent + convert(name === 'run' && verb !== 'run' ? [verb, ...rest] : rest);
}

/** `npx -y` runs a package that is not installed. */
const isDownload = ([first]: Words): boolean => first === '-y' || first === '--yes';
const isPackage = (word: string): boolean => !word.startsWith('-');
const withoutDashes = (words: Words): Words => words.filter((word) => word !== '--');
const join = (command: string, rest: Words): string => [command, ...rest].join(' ');

function global(rest: Words, globalCommand: string, command: string, flags: Record<string, string>): string {
  const isGlobal = rest.some((word) => word === '-g' || word === '--global');
  const words = rest.filter((word) => word !== '-g' && word !== '--global').map((word) => flags[word] ?? word);
  return join(isGlobal ? globalCommand : command, words);
}
