export interface Token {
  name: string;
  light: string;
  dark: string;
  /** What the comment on its line says. */
  text: string;
}

/** The tokens of the engine's stylesheet: those that are the same in both colour modes, and those that are not. */
export function tokensIn(css: string): { both: Token[]; modes: Token[] } {
  const light = block(css, ":root,\n[data-theme='light']");
  const dark = block(css, "  [data-theme='dark']");
  const common = block(css, ':root').filter(({ name }) => name !== '--styles-loaded');
  const silent = [...common, ...light].filter(({ text }) => text === '').map(({ name }) => name);
  if (silent.length > 0)
    throw new Error(`ui/styles/tokens.css: write a comment at the end of the line of ${silent.join(', ')}`);
  const inDark = (token: Declaration): Token => ({
    name: token.name,
    light: token.value,
    dark: dark.find(({ name }) => name === token.name)?.value ?? token.value,
    text: token.text,
  });
  const changes = (token: Token): boolean => token.light !== token.dark;
  const all = [...light, ...common].map(inDark);
  return { both: all.filter((token) => !changes(token)), modes: all.filter(changes) };
}

interface Declaration {
  name: string;
  value: string;
  text: string;
}

/** The custom properties in the rule of a selector. */
function block(css: string, selector: string): Declaration[] {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`ui/styles/tokens.css has no rule ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return [...body.matchAll(/^ *(--[\w-]+): ([^;]*);(?: \/\* (.*) \*\/)?$/gm)].map(([, name, value, text]) => ({
    name: name!,
    value: value!,
    text: text ?? '',
  }));
}
