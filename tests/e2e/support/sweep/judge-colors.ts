import type AxeCore from 'axe-core';

declare global {
  interface Window {
    axe: typeof AxeCore;
    /** One text of each chain that no page before has had (`findUnseenTexts`). */
    unseenTexts: Map<number, Element>;
  }
}

export interface Judged {
  problems: string[];
  /** Kinds of text whose colours axe has said yes or no to, and those of which it could not tell. */
  judged: number[];
  unclear: number[];
  /** The texts by their chains, each with its kind in the light and in the dark. */
  kinds: [number, number[]][];
}

/**
 * What axe finds wrong with the colours of the unseen texts, in the light and in the dark.
 *
 * Judging one text takes axe about a millisecond, for every text of every page and mode: a quarter of an hour for the site,
 * nearly all of it for texts that look the same. The outcome follows from computed styles: the text's own colour,
 * size and weight, its link's and its parent's, and the backgrounds and opacities from it up to the root. So texts are
 * sorted by exactly these, and axe judges one text of each kind that is not settled yet. Where it cannot tell (the text is
 * covered, or a single character), another text of the kind is tried on another page.
 */
export async function judgeColors(settledBefore: number[]): Promise<Judged> {
  const colorRules = ['color-contrast', 'link-in-text-block'];
  const settled = new Set(settledBefore);
  const judged: number[] = [];
  const unclear: number[] = [];
  const problems: string[] = [];
  const kindsByChain = new Map<number, number[]>();

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
    for (const [chain, element] of window.unseenTexts) {
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
      kindsByChain.set(chain, [...(kindsByChain.get(chain) ?? []), key]);
      if (!settled.has(key) && !kinds.has(key)) kinds.set(key, element);
    }
    return kinds;
  };

  // axe gives up on gradients, so that it would judge no code and no table: theirs is only a shadow at the edge. What fades from
  // one mode's colours into the other's has those of neither while it does.
  const plain = new CSSStyleSheet();
  plain.replaceSync('pre, table { background-image: none !important } * { transition: none !important }');
  document.adoptedStyleSheets.push(plain);
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  for (const mode of ['light', 'dark']) {
    root.dataset['theme'] = mode;
    const kinds = kindsOfText();
    if (kinds.size === 0) continue;
    const include = [...kinds.values()];
    // Only the texts themselves: what is inside them is of other kinds.
    const exclude = include.flatMap((element) => [...element.children]);
    const result = await window.axe.run(
      { include, exclude },
      { runOnly: colorRules, resultTypes: ['violations', 'passes'], elementRef: true, preload: false },
    );
    for (const { id, nodes } of result.violations)
      for (const { target } of nodes) problems.push(`axe, ${mode}: ${id}: ${target.join(' ')}`);
    const answered = new Set(
      [...result.violations, ...result.passes]
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
    );
    for (const [key, element] of kinds) (answered.has(element as HTMLElement) ? judged : unclear).push(key);
  }
  root.dataset['theme'] = shown;
  document.adoptedStyleSheets.pop();
  return { problems, judged, unclear, kinds: [...kindsByChain] };
}
