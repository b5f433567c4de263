import * as keys from '../../contract/storage-keys.ts';
import { closest } from '../boot/closest.ts';
import { restoreTabs } from '../boot/tabs.ts';
import { store } from '../preferences/storage.ts';

/** Shows a tab, in all groups of its name. Groups above may change their height: the pressed one stays where it is. */
export function chooseTab(tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top;
  store(keys.tab(tab.closest<HTMLElement>('[data-tabs]')!.dataset['tabs']!), tab.dataset['value']!);
  restoreTabs();
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** The keys of a list of tabs, as in `TabGroup`. */
export function onTabKey(event: KeyboardEvent): void {
  const tab = closest<HTMLElement>(event, '[role=tab]');
  if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...tab.parentElement!.children] as HTMLElement[];
  const index = tabs.indexOf(tab);
  const right = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  const next = { ArrowRight: index + right, ArrowLeft: index - right, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const target = tabs.at(next % tabs.length)!;
  chooseTab(target);
  target.focus();
}
