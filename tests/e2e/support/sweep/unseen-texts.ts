/**
 * Looks for texts of a sort that no page before has had, and keeps them for `judgeColors`. How a text looks follows from its
 * chain, the tags and attributes from it up to the root: chains are compared quickly, while styles have to be computed.
 */
export function findUnseenTexts(seenBefore: number[]): number {
  const seen = new Set(seenBefore);
  /** Attributes by which no style is chosen. One that is missing here costs only time. */
  const meanings = new Set(
    'id href src alt title for name datetime aria-label aria-labelledby aria-describedby aria-controls data-label data-page data-shell'.split(
      ' ',
    ),
  );
  const hash = (text: string, start: number): number => {
    let value = start;
    for (let place = 0; place < text.length; place++) value = (Math.imul(value, 33) ^ text.charCodeAt(place)) >>> 0;
    return value;
  };
  const chains = new Map<Element | null, number>([[null, 5381]]);
  const chainOf = (element: Element | null): number => {
    const known = chains.get(element);
    if (known !== undefined) return known;
    const parent = element!.parentElement;
    let own = element!.tagName;
    for (const { name, value } of element!.attributes) if (!meanings.has(name)) own += ` ${name}=${value}`;
    if (!element!.previousElementSibling) own += ' first';
    // Whether a link is told apart from the text around it matters only where there is some.
    if (element instanceof HTMLAnchorElement)
      own += ` ${element.origin === location.origin} ${parent!.textContent.trim() === element.textContent.trim()}`;
    const chain = hash(own, chainOf(parent));
    chains.set(element, chain);
    return chain;
  };

  window.unseenTexts = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement!;
    if (!texts.currentNode.nodeValue!.trim()) continue;
    const chain = chainOf(element);
    if (!seen.has(chain) && !window.unseenTexts.has(chain) && element.checkVisibility())
      window.unseenTexts.set(chain, element);
  }
  return window.unseenTexts.size;
}
