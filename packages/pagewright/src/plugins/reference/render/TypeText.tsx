import { createContext, use } from 'react';

/** Types defined on the page → their anchors. */
export const KnownTypes = createContext<ReadonlyMap<string, string>>(new Map());

/** A type as code, with links to the definitions on the page. */
export function TypeText({ type }: { type: string }) {
  const known = use(KnownTypes);
  // A string literal may happen to contain a type's name.
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
