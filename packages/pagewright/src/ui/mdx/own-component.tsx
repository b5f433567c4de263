import type { ComponentType } from 'react';
import { ComponentBoundary } from './ComponentBoundary.tsx';

const clientReference = Symbol.for('react.client.reference');

/** A component of the site for pages. What runs in the browser can crash there; what the build renders cannot. */
export function ownComponent<Props extends object>(name: string, Own: ComponentType<Props>): ComponentType<Props> {
  if ((Own as { $$typeof?: symbol }).$$typeof !== clientReference) return Own;
  return (props) => (
    <ComponentBoundary name={name}>
      <Own {...props} />
    </ComponentBoundary>
  );
}
