// What a site's own components, pages and parts import as `pagewright/ui`: the engine's parts, to put something around them, and the
// components of pages.

export { Announcement } from './announcement/Announcement.tsx';
export { DocHeader } from './doc/DocHeader.tsx';
export { PageFooter } from './doc/PageFooter.tsx';
export { Footer } from './footer/Footer.tsx';
export { Card, Cards } from './mdx/Cards.tsx';
export { Tab, Tabs } from './mdx/Tabs.tsx';
export { Navbar } from './navbar/Navbar.tsx';
export { NotFound } from './not-found/NotFound.tsx';
export { SearchField } from './search/SearchField.tsx';
