import { escapeForPattern } from '../../kernel/text/pattern.ts';

/** Whether a path matches one of the globs; `*`, `**`, `?` and `{a,b}` are known. */
export function matchesAny(path: string, globs: string[]): boolean {
  return globs.some((glob) => toPattern(glob).test(path));
}

function toPattern(glob: string): RegExp {
  const source = glob
    .replace(/^\.\//, '')
    .replace(/\*\*\/|\*\*|\*|\?|\{([^{}]*)\}|[.+^$()|[\]\\]/g, (part, choices: string | undefined) => {
      if (choices !== undefined) return `(?:${choices.split(',').map(escapeForPattern).join('|')})`;
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      return part === '?' ? '[^/]' : escapeForPattern(part);
    });
  return new RegExp(`^${source}$`);
}
