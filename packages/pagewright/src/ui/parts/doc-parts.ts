// What is part of a doc's page, and so runs in the browser, too. The bundler puts a site's own parts in the place of those it replaces.

export { DocHeader } from '../doc/DocHeader.tsx';
export { PageFooter } from '../doc/PageFooter.tsx';
