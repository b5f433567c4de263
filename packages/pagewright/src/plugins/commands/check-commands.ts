import type { PluginDoc } from '../../site/plugins/plugin-site.ts';
import type { ResolvedCommandLine } from './command-line.ts';
import { type Path, lineOfPath, lineOfText } from '../../kernel/text/locate.ts';
import { type Problem, suggestion } from '../../kernel/problems.ts';

export interface Commands {
  /** Relative to the site's folder. */
  file: string;
  source: string;
  commandLine: ResolvedCommandLine;
}

/** The docs of commands must exist, platforms must be known, and nothing may be listed twice. */
export function checkCommands(
  { file, source, commandLine }: Commands,
  docs: ReadonlyMap<string, PluginDoc>,
  platforms: string[],
): Problem[] {
  const problems: Problem[] = [];
  commandLine.commands.forEach(({ options }, command) =>
    options.forEach((option, index) => {
      for (const platform of option.platforms.filter((name) => !platforms.includes(name)))
        problems.push({
          severity: 'error',
          file,
          line: lineOfPath(source, ['commands', command, 'options', index, 'platforms']),
          message: `unknown platform "${platform}"`,
          hint: suggestion(platform, platforms, `${describe(platforms)}; commands({ platforms: […] }) lists them`),
        });
    }),
  );
  for (const { name, doc } of commandLine.commands) {
    if (doc && !docs.has(doc))
      problems.push({
        severity: 'error',
        file,
        line: lineOfText(source, doc) ?? 1,
        message: `the command "${name}" refers to the doc "${doc}", which does not exist`,
        hint: suggestion(doc, docs.keys(), 'use a doc id of this version'),
      });
  }
  for (const { path, what } of listsOf(commandLine).flatMap(repeated))
    problems.push({
      severity: 'error',
      file,
      line: lineOfPath(source, path),
      message: `${what} is listed twice`,
      hint: 'remove one of the entries, or rename it',
    });
  return problems;
}

function describe(platforms: string[]): string {
  return platforms.length > 0 ? `known platforms are ${platforms.join(', ')}` : 'no platforms are known';
}

interface List {
  path: Path;
  entries: ({ name: string } | { flags: string })[];
  /** An entry in a message. */
  show(name: string): string;
}

function listsOf({ commands, globalOptions, hooks, environment, hookEnvironment }: ResolvedCommandLine): List[] {
  return [
    { path: ['commands'], entries: commands, show: (name) => `the command "${name}"` },
    ...commands.flatMap((command, index): List[] => {
      const show = (name: string): string => `"${name}" of the command "${command.name}"`;
      return [
        { path: ['commands', index, 'arguments'], entries: command.arguments, show },
        { path: ['commands', index, 'options'], entries: command.options, show },
      ];
    }),
    { path: ['globalOptions'], entries: globalOptions, show: (name) => `the global option "${name}"` },
    { path: ['hooks'], entries: hooks, show: (name) => `the hook "${name}"` },
    { path: ['environment'], entries: environment, show: (name) => `the variable "${name}"` },
    { path: ['hookEnvironment'], entries: hookEnvironment, show: (name) => `the variable "${name}"` },
  ];
}

function repeated({ path, entries, show }: List): { path: Path; what: string }[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const names = 'name' in entry ? [entry.name] : flagNames(entry.flags);
    const known = names.find((name) => seen.has(name));
    names.forEach((name) => seen.add(name));
    return known ? [{ path: [...path, index], what: show(known) }] : [];
  });
}

/** `-t, --target <id>` → `-t` and `--target`. */
function flagNames(flags: string): string[] {
  return flags.match(/(?<![^\s,])--?[\w-]+/g) ?? [flags];
}
