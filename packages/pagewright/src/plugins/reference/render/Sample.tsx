import type { ReactNode } from 'react';
import type { Example } from '../example-code.ts';
import { Examples } from './Examples.tsx';

/** How something is used, below its signature. */
export function Sample({ examples, children }: { examples: Example[]; children?: ReactNode }) {
  return (
    <div className="api-sample">
      {children}
      <Examples examples={examples} />
    </div>
  );
}
