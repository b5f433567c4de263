import type AxeCore from 'axe-core';

declare global {
  interface Window {
    axe: typeof AxeCore;
  }
}

/** The page with its shell, only what the shell surrounds, or nothing. */
export type Structure = 'page' | 'content' | 'nothing';

interface Found {
  problems: string[];
  /** Kinds of text whose colours axe has said yes or no to, and those of which it could not tell. */
  judged: number[];
  unclear: number[];
  /** There are colours to judge, and axe is not on the page. */
  isAxeMissing: boolean;
}

/**
 * What axe finds on the page this runs in: by all rules that are not about colours, in the part that `structure` names; by
 * those that are, in the light and in the dark.
 *
 * Judging the colours of one text takes axe about a millisecond, for every text of every page and mode: a quarter of an
 * hour for the site, nearly all of it for texts that look the same. The outcome follows from computed styles: the text's own colour,
 * size and weight, its link's and its parent's, and the backgrounds and opacities from it up to the root. So texts are
 * sorted by exactly these, and axe judges one text of each kind that is not settled yet. Where it cannot tell (the text is
 * covered, or a single character), another text of the kind is tried on another page.
 */
export async function runAxe({
  structure,
  settledBefore,
}: {
  structure: Structure;
  settledBefore: number[];
}): Promise<Found> {
  const colorRules = ['color-contrast', 'link-in-text-block'];
  const settled = new Set(settledBefore);
  const judged: number[] = [];
  const unclear: number[] = [];
  let isAxeMissing = false;
  const problems: string[] = [];
  const targetOf = (target: unknown[]): string => target.join(' ');

  const hash = (text: string): number => {
    let value = 5381;
    for (let place = 0; place < text.length; place++) value = (Math.imul(value, 33) ^ text.charCodeAt(place)) >>> 0;
    return value;
  };

  interface Backdrop {
    /** From the text down to the first that is opaque. */
    colors: string;
    /** Whatever else changes how these look. */
    effects: string;
  }
  const paint = ({ content, backgroundColor, backgroundImage }: CSSStyleDeclaration): string =>
    content === 'none' || (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none')
      ? ''
      : `${backgroundColor} ${backgroundImage};`;
  const backdrops = new Map<Element | null, Backdrop>([[null, { colors: '', effects: '' }]]);
  const backdropOf = (element: Element | null): Backdrop => {
    const known = backdrops.get(element);
    if (known) return known;
    const style = getComputedStyle(element!);
    const below = backdropOf(element!.parentElement);
    const own = paint(style);
    const isOpaque = /^rgb\(.*\) none;$/.test(own);
    const { opacity, filter, mixBlendMode } = style;
    const pseudo = ['::before', '::after'].map((name) => paint(getComputedStyle(element!, name))).join('');
    const effects = [opacity, filter, mixBlendMode, pseudo];
    const backdrop = {
      colors: isOpaque ? own : own + below.colors,
      effects: `${effects.join()};`.replace('1,none,normal,;', '') + below.effects,
    };
    backdrops.set(element, backdrop);
    return backdrop;
  };

  /** One text of each kind, by kind. */
  const kindsOfText = (): Map<number, Element> => {
    backdrops.clear();
    backdrops.set(null, { colors: '', effects: '' });
    const kinds = new Map<number, Element>();
    const look = ({ color, fontSize, fontWeight, textShadow }: CSSStyleDeclaration): string => {
      const isBold = Number(fontWeight) >= 700;
      // Large text needs less contrast.
      const isLarge = Number.parseFloat(fontSize) * 0.75 >= (isBold ? 14 : 18);
      return `${color} ${isBold} ${isLarge} ${textShadow}`;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (seen.has(element) || !texts.currentNode.nodeValue!.trim()) continue;
      seen.add(element);
      if (!element.checkVisibility()) continue;
      const { colors, effects } = backdropOf(element);
      const link = element.closest('a');
      const linkStyle = link && getComputedStyle(link);
      const kind = [
        look(getComputedStyle(element)),
        colors,
        effects,
        element.closest(':disabled, [aria-disabled=true]') && 'disabled',
        linkStyle && `${linkStyle.textDecorationLine} ${linkStyle.borderBottom} ${linkStyle.fontStyle}`,
        link && look(getComputedStyle(link.parentElement!)),
        link && (link.parentElement!.textContent.trim() === link.textContent.trim() ? 'alone' : 'in text'),
      ].join('|');
      const key = hash(kind);
      if (!settled.has(key) && !kinds.has(key)) kinds.set(key, element);
    }
    return kinds;
  };

  const note = (results: AxeCore.Result[], where: string): void => {
    for (const { id, nodes } of results)
      for (const { target, failureSummary } of nodes)
        problems.push(`axe${where}: ${id}: ${targetOf(target)}: ${failureSummary?.split('\n').at(1)?.trim()}`);
  };

  if (structure !== 'nothing') {
    const part = structure === 'page' ? document : { exclude: ['header', 'aside.sidebar', 'body footer'] };
    const rules = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
    // What is preloaded is for rules that are not on by default.
    const { violations } = await window.axe.run(part, { resultTypes: ['violations'], preload: false, rules });
    note(violations, '');
  }

  // axe gives up on gradients, so that it would judge no code and no table: theirs is only a shadow at the edge.
  const plain = new CSSStyleSheet();
  plain.replaceSync('pre, table { background-image: none !important }');
  document.adoptedStyleSheets.push(plain);
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  for (const mode of ['light', 'dark']) {
    root.dataset['theme'] = mode;
    const kinds = kindsOfText();
    if (kinds.size === 0) continue;
    isAxeMissing = !('axe' in window);
    if (isAxeMissing) break;
    const include = [...kinds.values()];
    // Only the texts themselves: what is inside them is of other kinds.
    const exclude = include.flatMap((element) => [...element.children]);
    const result = await window.axe.run(
      { include, exclude },
      { runOnly: colorRules, resultTypes: ['violations', 'passes'], elementRef: true, preload: false },
    );
    note(result.violations, `, ${mode}`);
    const answered = new Set(
      [...result.violations, ...result.passes]
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
    );
    for (const [key, element] of kinds) (answered.has(element as HTMLElement) ? judged : unclear).push(key);
  }
  root.dataset['theme'] = shown;
  document.adoptedStyleSheets.pop();
  return { problems, judged, unclear, isAxeMissing };
}
