import type { ComponentType } from 'react';

/** What plugins show: pages and asides. The bundler puts the modules of a site's plugins in the place of this file. */
export const pluginModules: Record<string, () => Promise<{ default: ComponentType<Record<string, unknown>> }>> = {};
