// What a site's own files import (as `#site`): types only, so that importing it loads none of the engine.
export type { CommandLine } from './commands.ts';
export type { Sidebars, SidebarEntry } from './model.ts';
export type { SiteConfig } from './schema.ts';
