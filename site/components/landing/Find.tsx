import { SearchField } from 'pagewright/ui';
import type { ComponentProps } from 'react';

/** The site's search, as a wide field. */
export default function Find(props: ComponentProps<typeof SearchField>) {
  return <SearchField {...props} />;
}
