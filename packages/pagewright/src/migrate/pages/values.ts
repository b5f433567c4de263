import type { Page } from './page.ts';
import type { Attribute, Node } from './tree.ts';

/** The value of an attribute, if it is known without running the page: text, a constant, an image. */
export function attributeText(page: Page, node: Node, name: string): string | undefined {
  const attribute = node.attributes?.find((item) => item.name === name);
  return attribute && valueText(page, attribute);
}

export function valueText(page: Page, { value }: Attribute): string | undefined {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : expressionText(page, value.value);
}

/** What an expression yields, as far as it is text: a literal, an imported file, `useBaseUrl('/img/a.png')`. */
export function expressionText(page: Page, expression: string): string | undefined {
  const code = expression.trim();
  const literal = /^(?:'([^'\\]*)'|"([^"\\]*)"|`([^`$\\]*)`)$/.exec(code);
  if (literal) return literal[1] ?? literal[2] ?? literal[3];
  if (/^-?\d[\d.]*$/.test(code)) return code;
  const [, , required] = /^require\((['"`])(.*?)\1\)(?:\.default)?$/.exec(code) ?? [];
  if (required !== undefined) return required.replace(/^(?:.*!)/, '');
  const [, , based] = /^useBaseUrl\((['"`])(.*?)\1\)$/.exec(code) ?? [];
  if (based !== undefined) return based.startsWith('/') || /^\w+:/.test(based) ? based : `/${based}`;
  const imported = page.imports.get(code);
  if (imported && /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mp3|pdf|zip)$/i.test(imported.source))
    return imported.source;
  return page.constants.get(code);
}

/** The objects of a list such as `[{ label: 'A', value: 'a' }]`, as far as their fields are text. */
export function objectsIn(expression: string): Record<string, string>[] {
  return Array.from(expression.matchAll(/\{([^{}]*)\}/g), ([, inner]) =>
    Object.fromEntries(
      Array.from(
        inner!.matchAll(/['"]?(\w+)['"]?\s*:\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g),
        ([, key, single, double, template]) => [key!, single ?? double ?? template ?? ''],
      ),
    ),
  );
}

/** An attribute with text. */
export function written(name: string, value: string): string {
  return value.includes('"') ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`;
}
