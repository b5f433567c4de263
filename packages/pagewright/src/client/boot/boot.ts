// Inlined into every page's head: what must happen before the first paint, and the wait for the first intent.
// All of it, with the modules in boot/, counts against the boot script's size budget.
import * as keys from '../../contract/storage-keys.ts';
import { forget, readStored } from '../preferences/storage.ts';
import { hasStyles } from '../document/has-styles.ts';
import { cleanAddress } from './address.ts';
import { hasAsked } from './asked.ts';
import { reportBadBaseUrl } from './banner.ts';
import { markArrival } from './frame.ts';
import { applyChoices, system } from './choices.ts';
import { html } from './html.ts';
import { intents, start, startOnIntent, waiting } from './start.ts';
import { onKeyDown } from './search-keys.ts';
import { onClick } from './clicks.ts';

// Its value tells the search page, before there are results, that there will be.
html.dataset['js'] = location.search;

applyChoices();
// Only now: another tab may have loaded a newer announcement, and its dismissal is not this page's to forget.
if (!html.dataset['announcement']) forget(keys.announcement);
system.onchange = applyChoices;
// Choices made in another tab, or on another page before the reader came back to this one. On the first show nothing that was seen changes.
addEventListener('storage', applyChoices);
addEventListener('pageshow', applyChoices);

for (const type of intents) addEventListener(type, startOnIntent, true);
addEventListener('auxclick', onClick, true);
addEventListener('click', onClick, true);
addEventListener('keydown', onKeyDown);
// The browser scrolls to where the reader was, or to what the address names.
addEventListener('scroll', markArrival);

addEventListener('DOMContentLoaded', () => {
  cleanAddress();
  if (!hasStyles()) reportBadBaseUrl();
  markArrival();
  // Asked for while the document was still loading, or in the one before it; an address that leads nowhere; or a page outside the
  // versions that depends on its query, or that would differ in the version the reader prefers.
  const preferred = readStored(keys.version);
  const shown = document.querySelector<HTMLElement>('[data-version][aria-current]')?.dataset['version'];
  if (
    waiting[0] ||
    hasAsked() ||
    document.querySelector('.not-found,.search-modal[open]') ||
    (document.querySelector('.plain-page') && (location.search || (preferred && preferred !== shown)))
  )
    void start();
});
