import { use } from 'react';
import { PartContext } from './part-context.ts';

interface HeadingProps {
  level: 3 | 4;
  id: string;
  children: string;
  /** Stands back: the parameters of a method. */
  tail?: string;
  /** The name in code by which the table of contents lists it. */
  name?: string;
}

/** A heading that links to itself, like those in pages. The table of contents lists it. It may break after a bracket. */
export function Heading({ level, id, tail = '', name, children }: HeadingProps) {
  use(PartContext).headings.push({ id, text: name ?? children, level, ...(name && { isCode: true as const }) });
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      <a href={`#${id}`}>
        {children.split(/(?<=\()/).map((part, index) => [index > 0 && <wbr key={index} />, part])}
        {tail && <span>{tail}</span>}
      </a>
    </Tag>
  );
}
