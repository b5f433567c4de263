import { t } from '../../contract/strings/t.ts';
import type { MouseEvent } from 'react';
import { focusContent } from '../../client/document/focus-content.ts';
import { onNavigated } from '../../client/document/navigated.ts';
import marks from './search-marks.css?inline';
import { showBestMatch } from './show-best-match.ts';

const name = 'search-match';
const maxMarks = 300;

/** Stops waiting for the page that was requested last. */
let stopWaiting = (): void => {};

/** On the page behind a result, shows and highlights the words that were marked in the result, until the reader dismisses them. */
export function markOnArrival(click: MouseEvent, result: Element): void {
  // A new tab is a separate document.
  if (!('highlights' in CSS) || opensElsewhere(click)) return;
  const words = new Set([...result.querySelectorAll('mark')].map((mark) => mark.textContent.toLowerCase()));
  if (words.size === 0) return;
  const { pathname } = click.currentTarget as HTMLAnchorElement;
  stopWaiting();
  stopWaiting = onNavigated(() => {
    stopWaiting();
    // The page was slow, and the reader has gone elsewhere.
    if (location.pathname === pathname) show(words);
  });
}

/** In a new tab or window, or, with Alt, as a download. */
export function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function show(words: Set<string>): void {
  const ranges = findWords(document.querySelector('#content article'), words);
  if (ranges.length === 0) return;
  showBestMatch(ranges, words.size);
  CSS.highlights.set(name, new Highlight(...ranges));
  // The rule is matched against every element of a page, so it exists only while there are marks.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(marks);
  document.adoptedStyleSheets.push(sheet);
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-keyshortcuts', 'Escape');
  const key = document.createElement('kbd');
  key.ariaHidden = 'true';
  key.textContent = 'Esc';
  button.append(t('search.removeMarks'), key);
  const aside = document.createElement('aside');
  aside.ariaLabel = t('search.marks');
  aside.className = 'remove-marks';
  aside.append(button);
  const remove = (): void => {
    CSS.highlights.delete(name);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    // Focus must not be lost with the button.
    if (aside.contains(document.activeElement)) focusContent();
    aside.remove();
    removeEventListener('keydown', onKey);
    stop();
  };
  const onKey = (event: KeyboardEvent): void => {
    // Escape first closes what is open.
    if (event.key === 'Escape' && !document.querySelector('dialog[open], :popover-open')) remove();
  };
  button.addEventListener('click', remove);
  addEventListener('keydown', onKey);
  const stop = onNavigated(remove);
  document.body.append(aside);
}

function findWords(root: Element | null, words: Set<string>): Range[] {
  if (!root) return [];
  const escaped = [...words].map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{Lu}\\p{Ll}\\p{N}_])(?:${escaped.join('|')})(?![\\p{Lu}\\p{Ll}\\p{N}_])`, 'giu');
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < maxMarks) {
    const nodes = [walker.currentNode];
    // A long name continues after a <wbr>.
    while (nodes.at(-1)!.nextSibling?.nodeName === 'WBR' && walker.nextNode()) nodes.push(walker.currentNode);
    for (const match of nodes
      .map((node) => node.textContent)
      .join('')
      .matchAll(pattern)) {
      const range = new Range();
      range.setStart(...pointIn(nodes, match.index));
      range.setEnd(...pointIn(nodes, match.index + match[0].length));
      ranges.push(range);
    }
  }
  return ranges;
}

/** The node and offset of a position in the nodes' joined text. */
function pointIn([node, ...others]: Node[], offset: number): [Node, number] {
  const { length } = node!.textContent!;
  return offset <= length ? [node!, offset] : pointIn(others, offset - length);
}
