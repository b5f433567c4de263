import type { ReactNode } from 'react';
import type { PluginPart } from '../contract/page-data.ts';
import { pluginModules } from './plugin-modules.ts';

/** A page or an aside of a plugin. Loaded before it is rendered: a component that waits would make all of its page wait. */
export async function loadPart({ module, props }: PluginPart, key?: number): Promise<ReactNode> {
  const { default: Part } = await pluginModules[module]!();
  return <Part key={key} {...props} />;
}
