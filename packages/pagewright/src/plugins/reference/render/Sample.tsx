import type { ReactNode } from 'react';
import type { Example } from '../example-code.ts';
import { Examples } from './Examples.tsx';

/** How something is used, below its signature. Dark in both modes: what is typed stands out from what is read. */
export function Sample({ examples, children }: { examples: Example[]; children?: ReactNode }) {
  return (
    <div className="api-sample" data-theme="dark">
      {children}
      <Examples examples={examples} />
    </div>
  );
}
