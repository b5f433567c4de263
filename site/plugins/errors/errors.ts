import { join } from 'node:path';
import { type Plugin, definePlugin } from 'pagewright';
import { checkErrors } from './check-errors.ts';
import { errorProse } from './error-prose.ts';
import { messageFinder } from './find-message.ts';
import { linkMessages } from './link-messages.ts';
import { type VersionErrors, readErrors } from './read-errors.ts';
import { renderErrors } from './render-errors.ts';
import { versionLists } from './version-lists.ts';

const components = {
  ErrorList: { group: 'required' },
  ErrorTable: { group: 'required', on: 'optional' },
  ErrorIndex: {},
} as const;
const codeInTable = /^[ \t]*\|.*`/m;
const uses = new RegExp(`<(?:${Object.keys(components).join('|')})\\b`);

/**
 * The messages that readers look for, each described once, in a file of `errors/` that `errors/index.ts` lists.
 * `<ErrorList group="gradle" />` is the place of those in `errors/gradle.ts`. `<ErrorTable group="gradle bridge" on="android" />`
 * shows the common ones of some groups on another page, and `<ErrorIndex />` links all of them. So does a message in any table.
 */
export function errors(): Plugin {
  return definePlugin<Record<string, VersionErrors>>({
    name: 'errors',
    markdown: {
      components,
      styles: join(import.meta.dirname, 'errors.css'),
      prepare: readErrors,
      key: (data, version) => JSON.stringify(data[version] ?? null),
      page: ({ source, route, version }, data) =>
        uses.test(source) || codeInTable.test(source)
          ? {
              render: (component, tools) => renderErrors(component, data[version]!, tools, route),
              transforms: { html: [linkMessages(messageFinder(data[version]!), route)] },
            }
          : undefined,
    },
    check: checkErrors,
    prose: errorProse,
    versions: versionLists,
  });
}
