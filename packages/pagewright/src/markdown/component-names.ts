import type { Attributes as OwnAttributes } from '../site/modules/read-props.ts';
import type { GeneratedComponent } from './reference.ts';

/** The components of a site and their attributes; null if these are not known and so not checked. */
export type ComponentTable = Record<string, OwnAttributes | null>;

type Attributes = Record<string, 'required' | 'optional'>;

const generated: Record<GeneratedComponent, Attributes> = {
  ApiReference: { name: 'required' },
  CommandReference: { name: 'required' },
  CommandList: {},
  HookList: {},
  EnvironmentList: {},
  ConfigReference: {},
};

/** Written by pages only: the compiler makes other components of them. */
export const rewrittenComponents = {
  CodeGroup: { group: 'optional' },
} as const satisfies Record<string, Attributes>;

/**
 * The components pages may use, and their attributes. Separate from the components themselves
 * (`src/ui/mdx/components.ts`) because the compiler runs without React; a test keeps the two in sync. Generated ones
 * are replaced before React sees them.
 */
export const componentAttributes = {
  ...generated,
  ...rewrittenComponents,
  Card: { title: 'required', href: 'optional' },
  Cards: {},
  Steps: {},
  Tab: { value: 'required', label: 'optional' },
  Tabs: { group: 'required' },
} as const satisfies Record<string, Attributes>;

export const componentNames: ReadonlySet<string> = new Set(Object.keys(componentAttributes));

/** The names of all components that a page may use: the engine's, and those of its site. */
export function componentsOf({ components = {} }: { components?: ComponentTable }): string[] {
  return [...componentNames, ...Object.keys(components)];
}
