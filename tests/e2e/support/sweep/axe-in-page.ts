import type AxeCore from 'axe-core';

declare global {
  interface Window {
    axe: typeof AxeCore;
  }
}

interface Found {
  problems: string[];
  /** Kinds of text whose colours axe has said yes or no to, and those of which it could not tell. */
  judged: number[];
  unclear: number[];
}

/**
 * All rules of axe on the page this runs in: once each, except those about colours, which are for light and dark.
 *
 * Judging the colours of one text takes axe about a millisecond, for every text of every page and mode: a quarter of an
 * hour for the site, nearly all of it for texts that look the same. The outcome follows from computed styles: the text's own colour,
 * size and weight, its link's and its parent's, and the backgrounds and opacities from it up to the root. So texts are
 * sorted by exactly these, and axe judges one text of each kind that is not settled yet. Where it cannot tell (the text is
 * covered, or a single character), another text of the kind is tried on another page.
 */
export async function runAxe(settledBefore: number[]): Promise<Found> {
  const colorRules = ['color-contrast', 'link-in-text-block'];
  const settled = new Set(settledBefore);
  const judged: number[] = [];
  const unclear: number[] = [];
  const problems: string[] = [];
  const targetOf = (target: unknown[]): string => target.join(' ');

  const hash = (text: string): number => {
    let value = 5381;
    for (let place = 0; place < text.length; place++) value = (Math.imul(value, 33) ^ text.charCodeAt(place)) >>> 0;
    return value;
  };

  /** One text of each kind, by kind. */
  const kindsOfText = (): Map<number, Element> => {
    const kinds = new Map<number, Element>();
    const behind = new Map<Element | null, string>([[null, '']]);
    const backdrop = (element: Element | null): string => {
      const known = behind.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element!);
      const painted = [style, getComputedStyle(element!, '::before'), getComputedStyle(element!, '::after')].map(
        (one, place) =>
          place > 0 && one.content === 'none'
            ? ''
            : `${one.backgroundColor} ${one.backgroundImage} ${one.opacity} ${one.filter} ${one.mixBlendMode} ${one.position === 'static' ? '' : one.zIndex}`,
      );
      const own = painted.join('/').replace('rgba(0, 0, 0, 0) none 1 none normal //', '');
      const all = backdrop(element!.parentElement) + (own && `${own};`);
      behind.set(element, all);
      return all;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set<Element>();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (seen.has(element) || !texts.currentNode.nodeValue!.trim()) continue;
      seen.add(element);
      if (!element.checkVisibility()) continue;
      const look = ({ color, fontSize, fontWeight, textShadow }: CSSStyleDeclaration): string =>
        `${color} ${fontSize} ${fontWeight} ${textShadow}`;
      const link = element.closest('a');
      const linkStyle = link && getComputedStyle(link);
      const kind = [
        look(getComputedStyle(element)),
        backdrop(element),
        element.closest(':disabled, [aria-disabled=true]') && 'disabled',
        linkStyle && `${linkStyle.textDecoration} ${linkStyle.borderBottom} ${linkStyle.fontStyle}`,
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

  const off = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
  // What is preloaded is for rules that are not on by default.
  const { violations } = await window.axe.run(document, { resultTypes: ['violations'], preload: false, rules: off });
  note(violations, '');

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
  return { problems, judged, unclear };
}
