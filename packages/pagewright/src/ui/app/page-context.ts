import { createContext, use } from 'react';
import type { PageMeta } from '../../contract/page-data.ts';

export const PageContext = createContext<PageMeta | null>(null);

/** The current page. */
export function usePage(): PageMeta {
  const page = use(PageContext);
  if (!page) throw new Error('usePage needs a PageContext around it');
  return page;
}
