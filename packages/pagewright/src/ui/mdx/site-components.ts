import type { ComponentType } from 'react';

/** The components of the site that pages may use. The bundler puts those of a site in the place of this file (`pipeline/bundle/site-code.ts`). */
export const siteComponents: Record<string, ComponentType> = {};
