import type { ComponentType } from 'react';
import type { LandingProps } from '../../contract/parts.ts';

// What server components render. The bundler puts a site's own parts in the place of those it replaces (`pipeline/bundle/site-code.ts`).

export { Announcement } from '../announcement/Announcement.tsx';
export { Footer } from '../footer/Footer.tsx';
export { Navbar } from '../navbar/Navbar.tsx';
export { NotFound } from '../not-found/NotFound.tsx';
export const Landing: ComponentType<LandingProps> | undefined = undefined;
