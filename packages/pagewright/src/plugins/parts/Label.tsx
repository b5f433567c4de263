import type { ReactNode } from 'react';

/** A short line above a list: what the list is about. */
export function Label({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <div className="api-label">
      <p>{children}</p>
      {beside && <> {beside}</>}
    </div>
  );
}
