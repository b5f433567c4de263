import { type ReactNode, use } from 'react';
import { PartContext } from './part-context.ts';
import { useTexts } from './use-texts.ts';

/** Two columns, because they fold into one on a phone. */
export function ApiTable({ heading, children }: { heading: string; children: ReactNode }) {
  const { text } = useTexts();
  return (
    <table className="api-table">
      <thead>
        <tr>
          <th>{heading}</th>
          <th>{text('facts.description')}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A row, which may have an address of its own. */
export function ApiRow({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const part = use(PartContext);
  if (id) part.ids.push(id);
  return <tr id={id}>{children}</tr>;
}
