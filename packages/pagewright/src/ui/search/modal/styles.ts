import results from '../results.css?inline';
import modal from './search-modal.css?inline';
import options from './search-options.css?inline';

let isAdded = false;

/** The styles of what is below the field come with its code: one request less before the first result. */
export function addStyles(): void {
  if (isAdded) return;
  isAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([results, modal, options].join(''));
  document.adoptedStyleSheets.push(sheet);
}
