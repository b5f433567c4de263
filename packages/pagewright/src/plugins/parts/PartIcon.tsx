import { use } from 'react';
import { PartContext } from './part-context.ts';

/** A drawing of the site's sprite, beside a name that says the same; nothing if the site has none of that name. */
export function PartIcon({ name }: { name: string }) {
  const icon = use(PartContext).iconOf?.(name);
  return (
    icon && (
      <svg
        className="api-icon"
        width="20"
        height="20"
        viewBox={icon.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: icon.drawing }}
      />
    )
  );
}
