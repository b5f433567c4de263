import { type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import { ownFile } from '../parts/own-file.ts';
import { debugPage, debugPages as names, debugPath } from './debug-pages.ts';

/**
 * Pages that show what the site was built from: its configuration, documents, routes and tools. They are under
 * `__docusaurus/debug`, where tools look for them, and search engines are told to leave them out.
 */
export function debugPages(): Plugin {
  return definePlugin({
    name: 'debug',
    pages: {
      module: ownFile('debug/DebugPage.tsx'),
      list: (site) => names.map((name) => ({ path: debugPath(name), ...debugPage(name, site) })),
    },
  });
}
