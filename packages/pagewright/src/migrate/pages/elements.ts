import { codeElements, documentElements, htmlElements } from '../../markdown/html/html-elements.ts';
import { commentOut, newImage, newLink } from './links.ts';
import { type Page, locationOf, removeNode } from './page.ts';
import { styleObject } from './style.ts';
import { type Attribute, type Node, tagsOf } from './tree.ts';
import { valueText, written } from './values.ts';

/** HTML's spelling of attributes → React's. */
const reactNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  allowfullscreen: 'allowFullScreen',
  frameborder: 'frameBorder',
  autoplay: 'autoPlay',
  playsinline: 'playsInline',
  srcset: 'srcSet',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  cellpadding: 'cellPadding',
  cellspacing: 'cellSpacing',
  crossorigin: 'crossOrigin',
  datetime: 'dateTime',
  maxlength: 'maxLength',
  referrerpolicy: 'referrerPolicy',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
};

/** Rewrites an HTML element: attributes as React names them, links and files as in the new site. */
export function changeElement(page: Page, node: Node, isInDrawing: boolean): void {
  const name = node.name ?? '';
  if (!isInDrawing && !htmlElements.has(name)) return changeUnknown(page, node, name);
  const attributes = (node.attributes ?? []).flatMap((attribute) => changeAttribute(page, node, attribute));
  const before = (node.attributes ?? []).map(print).join('');
  const after = attributes.map(print).join('');
  const tag = name === 'h1' ? 'h2' : name;
  if (before !== after || tag !== name) renameTags(page, node, tag, after);
}

function changeUnknown(page: Page, node: Node, name: string): void {
  if (codeElements.has(name) || documentElements.has(name)) {
    page.report.hand(
      `<${name}> was removed: pages have no scripts and styles of their own`,
      'write a component in components/, or use theme.css',
      locationOf(page, node),
    );
    return removeNode(page, node);
  }
  page.report.note(`<${name}> is no element of HTML: its tags are gone, its content stays`, locationOf(page, node));
  removeTags(page, node);
}

function changeAttribute(page: Page, node: Node, attribute: Attribute): Attribute[] {
  const { name, value, type } = attribute;
  if (type !== 'mdxJsxAttribute' || !name) {
    page.report.hand(
      `{${String(value)}} of <${node.name}> was left out`,
      'write its attributes as text',
      locationOf(page, node),
    );
    return [];
  }
  const own = reactNames[name.toLowerCase()] ?? name;
  if (/^on[a-z]/i.test(name)) {
    page.report.note(`${name} of <${node.name}> was left out: pages have no scripts`, locationOf(page, node));
    return [];
  }
  if (own === 'style' && typeof value === 'string') {
    const style = styleObject(value);
    return style ? [{ type, name: own, value: { value: style } }] : [];
  }
  const known = typeof value === 'object' && value !== null ? valueText(page, attribute) : value;
  if (typeof value === 'object' && value !== null && known === undefined) {
    if (own === 'style' || isPlain(value.value)) return [{ type, name: own, value }];
    page.report.hand(
      `${name}={${value.value}} of <${node.name}> was left out: it is code`,
      `write it as text: ${name}="…"`,
      locationOf(page, node),
    );
    return [];
  }
  if (typeof known !== 'string') return [{ type, name: own, value: known ?? null }];
  const isFile = ['src', 'poster', 'data'].includes(own) && node.name !== 'iframe' && node.name !== 'script';
  if (isFile) {
    const file = newImage(page, node, known);
    if (file === undefined) commentOut(page, node);
    return [{ type, name: own, value: file ?? known }];
  }
  if (own === 'href') return [{ type, name: own, value: newLink(page, node, known) }];
  // An empty text is as good as none, but `alt=""` has a meaning.
  if (known === '' && (own === 'className' || own === 'id')) return [];
  return [{ type, name: own, value: typeof value === 'string' ? value : known }];
}

/** Numbers, true, false and objects of such. */
function isPlain(code: string): boolean {
  return /^(?:true|false|null|-?[\d.]+)$/.test(code.trim());
}

export function print({ type, name, value }: Attribute): string {
  if (type === 'mdxJsxExpressionAttribute') return ` {${String(value)}}`;
  if (value === null || value === undefined) return ` ${name}`;
  return typeof value === 'string' ? written(name!, value) : ` ${name}={${value.value}}`;
}

/** Gives an element other tags; what is between them is rewritten on its own. */
export function renameTags(page: Page, node: Node, name: string, attributes: string): void {
  const { open, close } = tagsOf(node, page.source);
  page.edits.replace(...open, `<${name}${attributes}${close ? '' : ' /'}>`);
  if (close) page.edits.replace(...close, `</${name}>`);
}

export function removeTags(page: Page, node: Node): void {
  const { open, close } = tagsOf(node, page.source);
  if (!close) return removeNode(page, node);
  page.edits.replace(...open, '');
  page.edits.replace(...close, '');
}
