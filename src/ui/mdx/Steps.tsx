import type { ReactNode } from 'react';

/** Draws the ordered list inside as numbered steps with a line between them. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
