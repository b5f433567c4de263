// What a site's own files import (as `pagewright`): types only, so that importing it loads none of the engine.
export type { CommandLine } from './site/config/commands.ts';
export type { Sidebars, SidebarEntry } from './site/model.ts';
export type { SiteConfig } from './site/config/schema.ts';
