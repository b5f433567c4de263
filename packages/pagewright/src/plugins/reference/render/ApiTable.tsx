import type { ReactNode } from 'react';

/** Two columns, because they fold into one on a phone. */
export function ApiTable({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <table className="api-table">
      <thead>
        <tr>
          <th>{heading}</th>
          <th>Description</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
