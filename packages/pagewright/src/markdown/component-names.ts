import type { Attributes } from '../site/plugins/plugin.ts';
import type { PagePlugins } from './page-plugins.ts';

/**
 * The components pages may use, and their attributes. Separate from the components themselves
 * (`src/ui/mdx/components.ts`) because the compiler runs without React; a test keeps the two in sync.
 */
export const componentAttributes = {
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
};

/** All components that a page may use: the engine's and those that plugins replace. */
export function attributesOf(page: { plugins?: PagePlugins }): Record<string, Attributes> {
  return { ...componentAttributes, ...page.plugins?.components };
}

export function componentsOf(page: { plugins?: PagePlugins }): string[] {
  return Object.keys(attributesOf(page));
}
