import { use } from 'react';
import { PartContext } from './part-context.ts';

/** A heading that links to itself, like those in pages. The table of contents lists it. */
export function Heading({ level, id, children }: { level: 3 | 4; id: string; children: string }) {
  use(PartContext).headings.push({ id, text: children, level });
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      <a href={`#${id}`}>{children}</a>
    </Tag>
  );
}
