// The list of keys, which a question mark opens.
import * as keys from '../../contract/storage-keys.ts';
import { t } from '../../contract/strings/t.ts';
import { forget, readStored, store } from '../preferences/storage.ts';
import './shortcuts.css';

type Row = [what: string, ...keys: string[][]];

/** Where the command key takes the place of Ctrl. */
export function isApple(platform: string): boolean {
  return /^(?:mac|ip(?:hone|ad|od))/i.test(platform);
}

interface WithPlatform {
  userAgentData?: { platform: string };
}

/** What is pressed for what, each a list of alternatives. Without search, there are no keys of it. */
export function rowsOf(hasSearch: boolean, hasTabs: boolean, command: string): Row[] {
  return [
    ...(hasSearch ? [[t('keys.search'), [command, 'K'], ['/']] satisfies Row] : []),
    [t('keys.help'), ['?']],
    [t('keys.close'), ['Esc']],
    ...(hasSearch
      ? [
          [t('keys.choose'), ['↑'], ['↓']] satisfies Row,
          [t('keys.open'), ['Enter']] satisfies Row,
          [t('keys.openTab'), [command, 'Enter']] satisfies Row,
        ]
      : []),
    ...(hasTabs ? [[t('keys.tabs'), ['←'], ['→']] satisfies Row] : []),
  ];
}

export function showShortcuts(): void {
  if (document.querySelector('dialog[open]')) return;
  const platform = (navigator as WithPlatform).userAgentData?.platform ?? navigator.platform;
  const hasSearch = document.querySelector('[data-search]') !== null;
  const hasTabs = document.querySelector('[role=tab]') !== null;
  const dialog = document.createElement('dialog');
  dialog.className = 'shortcuts';
  dialog.setAttribute('closedby', 'any');
  dialog.setAttribute('aria-labelledby', 'shortcuts-title');
  const title = element('h2', t('keys.title'));
  title.id = 'shortcuts-title';
  const list = element('dl');
  for (const [what, ...alternatives] of rowsOf(hasSearch, hasTabs, isApple(platform) ? '⌘' : 'Ctrl')) {
    const row = element('div');
    row.append(element('dt', what), described(alternatives));
    list.append(row);
  }
  const close = element('button', t('keys.done'));
  close.className = 'button';
  close.addEventListener('click', () => dialog.close());
  dialog.append(title, list, slashSwitch(), close);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  // The browser gives the focus back to where it was.
  dialog.showModal();
}

function described(alternatives: string[][]): HTMLElement {
  const cell = element('dd');
  alternatives.forEach((combination, at) => {
    if (at > 0) cell.append(` ${t('keys.or')} `);
    combination.forEach((key, index) => cell.append(index > 0 ? ' + ' : '', element('kbd', key)));
  });
  return cell;
}

/** Keys that are single characters can be switched off: speech input sends them unasked (WCAG 2.1.4). Search has the same switch. */
function slashSwitch(): HTMLElement {
  const label = element('label');
  const box = element('input');
  box.type = 'checkbox';
  box.checked = readStored(keys.slashOff) === null;
  box.addEventListener('change', () => {
    if (box.checked) forget(keys.slashOff);
    else store(keys.slashOff, 'true');
    // As if it came from another tab: what shows the choice on this page hears of it.
    dispatchEvent(new StorageEvent('storage'));
  });
  label.append(box, element('span', t('keys.single')));
  return label;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(text);
  return made;
}
