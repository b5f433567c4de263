import { voidTags } from '../../kernel/html/write-html.ts';
import { replaceOutsideCode } from './code-ranges.ts';

const voidElements = [...voidTags].join('|');

/** Names in front of which Docusaurus also accepts a title without brackets. */
const admonitionTitle = /^([ \t>]*)(:{3,})[ \t]*([a-zA-Z]+)[ \t]+([^\s{[][^\n]*?)[ \t]*$/gm;

/**
 * What Docusaurus accepts and MDX does not, where it is clear what is meant: HTML comments, tags of elements without an end,
 * addresses in angle brackets, titles of admonitions. No line is added or removed.
 */
export function toStrictSyntax(source: string): string {
  let text = source;
  const replace = (pattern: RegExp, replacement: (match: RegExpExecArray) => string): void => {
    text = replaceOutsideCode(text, pattern, replacement);
  };
  replace(/<([A-Z][A-Z0-9]*)(?=[\s>/])|<\/([A-Z][A-Z0-9]*)(?=\s*>)/g, ([all, open, close]) => {
    const name = (open ?? close)!;
    return htmlInCapitals.has(name) ? all.toLowerCase() : all;
  });
  replace(/<!--([^]*?)-->/g, ([, comment]) => asComment(comment!));
  replace(/<(https?:\/\/[^\s<>]+|mailto:[^\s<>]+)>/g, ([, url]) => `[${url}](${url})`);
  replace(/<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g, ([, address]) => `[${address}](mailto:${address})`);
  replace(
    new RegExp(
      `<(${voidElements})\\b((?:"[^"]*"|'[^']*'|\\{[^{}]*(?:\\{[^{}]*\\}[^{}]*)*\\}|[^'"<>{}])*?)\\s*(/?)>`,
      'g',
    ),
    ([all, name, attributes, slash]) => (slash ? all : `<${name}${attributes} />`),
  );
  replace(new RegExp(`</(?:${voidElements})\\s*>`, 'g'), ([all]) => (all.startsWith('</br') ? '<br />' : ''));
  replace(/<[a-zA-Z][\w-]*(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>{}=`]+))?)+\s*\/?>/g, ([tag]) =>
    tag.replace(/"[^"]*"|'[^']*'|(\s[\w:-]+=)([^\s"'<>{}=`]+?)(?=\s|\/?>)/g, (all, name?: string, value?: string) =>
      name === undefined ? all : `${name}"${value}"`,
    ),
  );
  replace(admonitionTitle, ([, indent, colons, name, title]) => `${indent}${colons}${name}[${bracketed(title!)}]`);
  replace(/^([ \t>]*)(:{3,})[ \t]+([a-z]+)(?=[ \t]*$|\[)/gm, ([, indent, colons, name]) => `${indent}${colons}${name}`);
  replace(
    /^(#{1,6}[ \t].*?)[ \t]*\{\/\*[ \t]*#([^\s*]+)[ \t]*\*\/\}[ \t]*$/gm,
    ([, heading, id]) => `${heading} {#${id}}`,
  );
  return text;
}

const htmlInCapitals = new Set(
  'A B BR CODE DIV EM H2 H3 HR I IMG LI OL P PRE SPAN STRONG TABLE TD TH TR UL'.split(' '),
);

function asComment(comment: string): string {
  return `{/*${comment.replaceAll('*/', '* /')}*/}`;
}

/** As the title of an admonition, in which brackets come in pairs. */
function bracketed(title: string): string {
  return title
    .replace(/\{[^{}]*\}$/, '')
    .replace(/[[\]]/g, String.raw`\$&`)
    .trim();
}
