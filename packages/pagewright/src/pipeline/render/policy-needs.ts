import { type HtmlElement, textOf, visitElements } from '../../kernel/html/parse-html.ts';
import { srcsetAddresses } from '../../markdown/html/srcset.ts';
import type { HeadTag } from '../../site/plugins/plugin.ts';
import { tagNeeds } from '../../site/policy/site-policy.ts';

/** A directive and a source. */
type Need = [directive: string, source: string];

/** What has to be in the content security policy for all of a page to work: `img-src https://a.example`. */
export function policyNeeds(page: HtmlElement): string[] {
  const needs = new Set<string>();
  visitElements(page, (element) => {
    for (const need of needsOf(element)) needs.add(need.join(' '));
  });
  return [...needs];
}

/** The same for a tag that a plugin puts into the head of a page. */
export function headTagNeeds(tag: HeadTag): string[] {
  return needsOfTag(tag).map((need) => need.join(' '));
}

function needsOfTag(tag: HeadTag): Need[] {
  const needs = Object.entries(tagNeeds(tag)) as [string, string[]][];
  return needs.flatMap(([directive, sources]) => sources.map((source): Need => [directive, source]));
}

function needsOf(element: HtmlElement): Need[] {
  const { tag, attributes } = element;
  if (tag === 'script' || tag === 'style') return needsOfTag({ tag, attributes, content: textOf(element) });
  const { style, src, srcset = '', poster, action } = attributes;
  const handlers = Object.keys(attributes).filter((name) => name.startsWith('on'));
  return [
    ...(style === undefined ? [] : [['style-src-attr', "'unsafe-inline'"] satisfies Need]),
    ...handlers.map((name): Need => ['script-src-attr', name]),
    ...[poster, ...srcsetAddresses(srcset)].flatMap((address) => loading('img-src', address)),
    ...(Object.hasOwn(loaders, tag) ? loading(loaders[tag]!, src) : []),
    ...(tag === 'form' ? loading('form-action', action) : []),
  ];
}

/** What the `src` of an element is a source of. */
const loaders: Record<string, string> = {
  img: 'img-src',
  audio: 'media-src',
  video: 'media-src',
  source: 'media-src',
  track: 'media-src',
  iframe: 'frame-src',
};

/** Files of the site are allowed anyway, but for frames, and what is no address is reported elsewhere. */
function loading(directive: string, address: string | undefined): Need[] {
  if (address === undefined) return [];
  const own = directive === 'frame-src' ? [[directive, "'self'"] satisfies Need] : [];
  if (!/^(?:https?:|data:|blob:|\/\/)/i.test(address) || !URL.canParse(address, 'https://localhost')) return own;
  const { origin, protocol } = new URL(address, 'https://localhost');
  return [[directive, protocol.startsWith('http') ? origin : protocol]];
}
