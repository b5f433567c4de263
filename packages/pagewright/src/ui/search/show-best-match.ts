const headings = 'h2, h3, h4, h5, h6';

/** From how many words on a part of the text is surely what was searched for, such as an error message. */
const minWords = 3;

/**
 * In the section that a result leads to, shows the row or paragraph with most of its words: chooses the tab it is in, and
 * scrolls to it if it is out of view and surely what was searched for.
 */
export function showBestMatch(matches: Range[], wordCount: number): void {
  const parts = [...partsOf(inSection(matches))];
  const most = Math.max(0, ...parts.map(([, words]) => words.size));
  const best = parts.filter(([, words]) => words.size === most).map(([element]) => element);
  const element = best.find((one) => !hiddenPanel(one)) ?? best[0];
  if (!element) return;
  const panel = hiddenPanel(element);
  if (panel) document.getElementById(panel.getAttribute('aria-labelledby')!)?.click();
  // The first frame may still show the other tab.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isSure = most >= minWords && most > wordCount / 2;
      if (isSure && isOutOfView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Tabs further up may have changed their height.
      else if (panel) document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
    }),
  );
}

function isOutOfView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 0 || bottom > innerHeight;
}

/** What is between the heading that the URL names and the next one of its level; nothing if it names no heading. */
function inSection(matches: Range[]): Range[] {
  const target = document.querySelector(':target')?.closest(headings);
  if (!target) return [];
  const end = [...document.querySelectorAll(`#content article :is(${headings})`)].find(
    (one) => follows(one, target) && one.tagName <= target.tagName,
  );
  return matches.filter(
    ({ startContainer }) => follows(startContainer, target) && !(end && follows(startContainer, end)),
  );
}

/** Whether a node comes after an element, or is in it. */
function follows(node: Node, element: Element): boolean {
  return (element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Rows and paragraphs with the words that are in them. */
function partsOf(matches: Range[]): Map<Element, Set<string>> {
  const parts = new Map<Element, Set<string>>();
  for (const match of matches) {
    const { parentElement } = match.startContainer;
    const element = parentElement?.closest('tr') ?? parentElement?.closest('p, li, pre, dd');
    if (!element) continue;
    const words = parts.get(element) ?? new Set();
    parts.set(element, words.add(match.toString().toLowerCase()));
  }
  return parts;
}

function hiddenPanel(element: Element): Element | null {
  return element.closest('[role=tabpanel][hidden]');
}
