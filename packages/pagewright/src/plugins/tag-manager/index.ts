import { createHash } from 'node:crypto';
import { type Plugin, definePlugin } from '../../site/plugins/plugin.ts';

const host = 'https://www.googletagmanager.com';

/**
 * Loads a container of Google Tag Manager on every page.
 *
 * @param id Of the container: `GTM-ABC1234`.
 */
export function tagManager(id: string): Plugin {
  if (!/^GTM-[A-Z0-9]+$/.test(id))
    throw new Error(`tagManager(${JSON.stringify(id)}): expected the id of a container, such as "GTM-ABC1234"`);
  const start = "dataLayer=[{'gtm.start':Date.now(),event:'gtm.js'}]";
  const hash = createHash('sha256').update(start).digest('base64');
  return definePlugin({
    name: 'tag-manager',
    head: () => [
      { tag: 'script', content: start },
      { tag: 'script', attributes: { async: true, src: `${host}/gtm.js?id=${id}` } },
    ],
    csp: {
      'script-src': [host, `'sha256-${hash}'`],
      'connect-src': [host],
      'img-src': [host],
      // The one that its scripts create.
      'trusted-types': ['goog#html'],
    },
  });
}
