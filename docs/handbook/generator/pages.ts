import { commandsPage, pluginPage, publishingPage, rulesPage, textsPage, themePage } from './engine-pages.ts';
import { configurationPage, frontMatterPage, pluginOptionsPage } from './settings-pages.ts';

/** The pages that are made from the engine's sources, by their name in `content/docs/reference/`. */
export function referencePages(root: string): Record<string, string> {
  return {
    'configuration.mdx': configurationPage(root),
    'fields.mdx': frontMatterPage(root),
    'rules.mdx': rulesPage(),
    'command-line.mdx': commandsPage(),
    'theme.mdx': themePage(root),
    'texts.mdx': textsPage(),
    'plugin-options.mdx': pluginOptionsPage(root),
    'plugin-interface.mdx': pluginPage(root),
    'publishing.mdx': publishingPage(root),
  };
}
