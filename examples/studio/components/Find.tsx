import { SearchField } from 'pagewright/ui';

/** The search of the site, in a page's text. */
export default function Find() {
  return <SearchField placeholder="Search the handbook" />;
}
