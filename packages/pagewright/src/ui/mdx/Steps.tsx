import type { ReactNode } from 'react';

/** Styles the ordered list inside as numbered steps with a connecting line. */
export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
