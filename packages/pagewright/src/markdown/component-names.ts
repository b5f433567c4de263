import type { Attributes as OwnAttributes } from '../site/modules/read-props.ts';
import type { Attributes } from '../site/plugins/plugin-markdown.ts';
import type { PagePlugins } from './page-plugins.ts';

/** The components of a site and their attributes; null if these are not known and so not checked. */
export type ComponentTable = Record<string, OwnAttributes | null>;

/** Written by pages only: the compiler makes other components of them. */
export const rewrittenComponents = {
  CodeGroup: { group: 'optional' },
} as const satisfies Record<string, Attributes>;

/**
 * The components pages may use, and their attributes. Separate from the components themselves
 * (`src/ui/mdx/components.ts`) because the compiler runs without React; a test keeps the two in sync.
 */
export const componentAttributes = {
  ...rewrittenComponents,
  Card: { title: 'required', href: 'optional' },
  Cards: {},
  Steps: {},
  Tab: { value: 'required', label: 'optional' },
  Tabs: { group: 'required' },
} as const satisfies Record<string, Attributes>;

/** Where components come from that only some sites have. */
export const pluginComponents: Record<string, string> = {
  ApiReference: "apiReference() of 'pagewright/reference'",
  ConfigReference: "apiReference() of 'pagewright/reference'",
  CommandReference: "commands() of 'pagewright/commands'",
  CommandList: "commands() of 'pagewright/commands'",
  HookList: "commands() of 'pagewright/commands'",
  EnvironmentList: "commands() of 'pagewright/commands'",
  Glossary: "glossary() of 'pagewright/glossary'",
  Term: "glossary() of 'pagewright/glossary'",
};

/** The components whose attributes are texts: the engine's, those that plugins replace and those that they make links of. */
export function attributesOf(page: { plugins?: PagePlugins }): Record<string, Attributes> {
  return { ...componentAttributes, ...page.plugins?.components, ...page.plugins?.links };
}

/** The names of all components that a page may use, those of its site and of plugins among them. */
export function componentsOf(page: { components?: ComponentTable; plugins?: PagePlugins }): string[] {
  return [...Object.keys(attributesOf(page)), ...Object.keys(page.components ?? {})];
}
