/** A text as a regular expression that matches nothing else. */
export function escapeForPattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** A path in which `*` stands for any part, as a regular expression. */
export function pathPattern(path: string): string {
  return `^${escapeForPattern(path).replaceAll(String.raw`\*`, '.*')}$`;
}
