import type { ReactNode } from 'react';

/** A heading that links to itself, like those in pages. */
export function Heading({ level, id, children }: { level: 3 | 4; id: string; children: ReactNode }) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      <a href={`#${id}`}>{children}</a>
    </Tag>
  );
}
