import type { UtilityInput } from '../../contract/page-data.ts';
import type { DocumentHead } from './document.ts';

/** A page that is not a doc. */
export interface UtilityPage {
  input: UtilityInput;
  head: DocumentHead;
}
