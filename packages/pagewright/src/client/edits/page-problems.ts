import './edits.css';
import { type PageProblem, problemsPath } from '../../contract/edit-events.ts';
import { count } from '../../kernel/text/count.ts';

let asked = 0;
let panel: HTMLElement | undefined;
/** What the panel lists, as text. */
let listed = '[]';
/** What the writer has put away: the panel comes back when something else is wrong. */
let dismissed: string | undefined;

/** Lists what is wrong with the page at a path, in a corner of it. */
export async function listProblems(path: string, base: string): Promise<void> {
  const turn = ++asked;
  const answer = await fetch(`${base}${problemsPath}?${new URLSearchParams({ page: path })}`).catch(() => undefined);
  const found = answer?.ok ? await answer.text() : undefined;
  if (found === undefined || turn !== asked || found === listed) return;
  listed = found;
  if (found !== dismissed) show(JSON.parse(found) as PageProblem[]);
}

function show(problems: PageProblem[]): void {
  panel ??= makePanel();
  const isOpen = panel.querySelector('details')?.open ?? true;
  const hadFocus = panel.contains(document.activeElement);
  panel.replaceChildren();
  if (problems.length === 0) return;
  const details = document.createElement('details');
  details.open = isOpen;
  const title = element('summary', `${count(problems.length, 'problem')} on this page`);
  const list = document.createElement('ul');
  list.append(...problems.map(entry));
  const hide = element('button', 'Hide');
  hide.addEventListener('click', () => {
    dismissed = listed;
    panel?.replaceChildren();
  });
  details.append(title, list, hide);
  panel.append(details);
  if (hadFocus) title.focus();
}

/** It stays, so that screen readers notice what is put into it. */
function makePanel(): HTMLElement {
  const aside = document.createElement('aside');
  aside.className = 'edit-problems';
  aside.ariaLabel = 'Problems';
  aside.ariaLive = 'polite';
  aside.lang = 'en';
  aside.dir = 'ltr';
  document.body.append(aside);
  return aside;
}

function entry({ severity, file, line, message, hint, rule }: PageProblem): HTMLElement {
  const item = document.createElement('li');
  item.className = severity;
  const location = [file, line].filter((part) => part !== undefined).join(':');
  item.append(element('code', location), element('p', rule ? `${message} [${rule}]` : message));
  if (hint) {
    const mend = element('p', `Hint: ${hint}`);
    mend.className = 'hint';
    item.append(mend);
  }
  return item;
}

function element(tag: 'summary' | 'button' | 'code' | 'p', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
