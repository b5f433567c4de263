import { escapeAttribute, escapeText } from '../text/html.ts';
import { svgAttribute, svgTag } from './svg-names.ts';
import { type HtmlElement, type HtmlNode, isElement } from './parse-html.ts';
import { voidTags } from './write-html.ts';

const namespaces: Record<string, string> = {
  html: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};
/** Elements of drawings and formulas whose content is HTML again. */
const integrating = new Set(['foreignObject', 'annotation-xml', 'mtext']);

/** XML has no place for control characters, in whatever form they are written. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
/** Others are those of templates, such as `@click`; namespaces are declared here. */
const attributeName = /^(?!xmlns$)(?:xml:|xlink:|epub:)?[a-z_][\w.-]*$/i;

/** The XHTML of parsed nodes, for what reads XML only. `space` is what they are in, `declared` the last namespace that was named. */
export function writeXml(nodes: HtmlNode[], space = 'html', declared = space): string {
  let xml = '';
  for (const node of nodes) xml += isElement(node) ? writeElement(node, space, declared) : cleaned(escapeText(node));
  return xml;
}

function writeElement({ tag, attributes, children }: HtmlElement, outer: string, declared: string): string {
  const space = tag === 'svg' || tag === 'math' ? tag : outer;
  const name = space === 'svg' ? svgTag(tag) : tag;
  const open = `<${name}${space === declared ? '' : ` xmlns="${namespaces[space]}"`}${writeAttributes(attributes, space)}`;
  if (space === 'html' && voidTags.has(tag)) return `${open}/>`;
  const content = writeXml(children, integrating.has(name) ? 'html' : space, space);
  // HTML does not show a line break right after this tag, XML does.
  return `${open}>${tag === 'pre' ? content.replace(/^\n/, '') : content}</${name}>`;
}

function writeAttributes(attributes: HtmlElement['attributes'], space: string): string {
  const { lang } = attributes;
  // Programs that read XML know only the second.
  const all = Object.entries(lang === undefined ? attributes : { ...attributes, 'xml:lang': lang });
  let xml = all.some(([name]) => name.startsWith('xlink:')) ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  for (const [name, value] of all)
    if (attributeName.test(name))
      xml += ` ${space === 'svg' ? svgAttribute(name) : name}="${cleaned(escapeAttribute(value))}"`;
  return xml;
}

const cleaned = (text: string): string => text.replace(impossible, '');
