import { unquoted } from './unquoted.ts';

export type Path = (string | number)[];

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

const tokens = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w$]+|[{}[\](),:]/g;
const closing = new Set(['}', ']', ')']);

/**
 * The line of `a.b[2].c` in a TypeScript file that exports an object literal, as it is or through a function (`defineSite`). If the value is missing or comes from
 * a variable, the line of the nearest enclosing value.
 */
export function lineOfPath(source: string, path: Path): number {
  const start = Math.max(0, source.search(/\bexport\s+default\s*(?:[\w$]+\(\s*)?\{/));
  const frames: { opener: string; key?: string | number }[] = [];
  let best = { depth: -1, at: start };
  let previous = '';
  tokens.lastIndex = start;
  for (let match = tokens.exec(source); match; match = tokens.exec(source)) {
    const token = match[0];
    if (token.startsWith('//') || token.startsWith('/*')) continue;
    const frame = frames.at(-1);
    if (frame?.opener === '{' && (previous === '{' || previous === ',') && token !== '}') frame.key = unquoted(token);
    if (frame?.opener === '[' && previous === ',') frame.key = Number(frame.key) + 1;
    if (closing.has(token)) frames.pop();
    else see(match.index);
    if (token === '{' || token === '[' || token === '(')
      frames.push({ opener: token, ...(token === '[' && { key: 0 }) });
    previous = token;
  }
  return lineAt(source, best.at);

  /** Remembers the first position with the longest match of the path. */
  function see(at: number): void {
    const keys = frames.filter(({ opener }) => opener !== '(').map(({ key }) => key);
    if (keys.length > best.depth && keys.length <= path.length && keys.every((key, index) => key === path[index]))
      best = { depth: keys.length, at };
  }
}

/** `['a', 'b', 2, 'c']` → `a.b[2].c`. */
export function fieldName(path: Path): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key),
    '',
  );
}

/** The first line that contains a text in quotes. */
export function lineOfText(source: string, text: string): number | undefined {
  const at = ["'", '"', '`'].map((quote) => source.indexOf(quote + text + quote)).filter((index) => index >= 0);
  return at.length > 0 ? lineAt(source, Math.min(...at)) : undefined;
}

/** The line of a top-level key in a YAML block, or in JSON that has each key on a line of its own. */
export function lineOfKey(source: string, key: string | number | undefined): number {
  const line = source.split('\n').findIndex((text) =>
    text
      .trimStart()
      .replace(/^"([^"]*)"/, '$1')
      .startsWith(`${key}:`),
  );
  return line < 0 ? 1 : line + 1;
}
