import { createContext, use } from 'react';

/** Names of the types that the page defines, with their anchors. */
export const KnownTypes = createContext<ReadonlyMap<string, string>>(new Map());

/** A type as code, its names linked to their definitions on the page. */
export function TypeText({ type }: { type: string }) {
  const known = use(KnownTypes);
  // Strings may contain a type's name without meaning it.
  const parts = type.split(/('[^']*'|"[^"]*"|[A-Za-z_$][\w$]*)/);
  return parts.map((part, index) => {
    const anchor = known.get(part);
    return anchor ? (
      <a key={index} href={`#${anchor}`}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
