import { escapeAttribute } from '../../kernel/text/html.ts';
import type { HeadTag } from '../../site/plugins/plugin.ts';

/** The start of an element, which is all of those in a head that have no content. */
export function element(name: string, values: Record<string, string>): string {
  return `<${name}${attributes(values)}>`;
}

/** As they stand in a tag. */
export function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');
}

/** A tag as the configuration or a plugin describes it. */
export function tagOf({ tag: name, attributes: values = {}, content = '' }: HeadTag): string {
  const start = element(
    name,
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === true ? '' : value])),
  );
  if (name === 'meta' || name === 'link') return `${start}\n`;
  // It would end where it mentions its own end.
  return `${start}${content.replaceAll(`</${name}`, `<\\/${name}`)}</${name}>\n`;
}
