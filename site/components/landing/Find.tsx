import { SearchField } from 'pagewright/ui';

/** The site's search, as a wide field. */
export default function Find() {
  return <SearchField />;
}
