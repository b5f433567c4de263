import type { RefObject } from 'react';
import type { SearchSite } from '../../../contract/search-provider.ts';

/** What is below the field needs to know this. */
export interface ModalProps {
  href: string;
  site: SearchSite;
  version?: string;
  sidebar?: string;
  field: RefObject<HTMLInputElement | null>;
}
