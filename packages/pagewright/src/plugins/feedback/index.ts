import { type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import { checkOptions } from '../parts/check-options.ts';
import { ownFile } from '../parts/own-file.ts';
import { metaName } from './endpoint.ts';
import { type FeedbackOptions, feedbackOptions } from './options.ts';

export type { FeedbackOptions } from './options.ts';
export type { Message } from './message.ts';

/**
 * Asks below each doc whether it was helpful, and sends the answers and the searches that find nothing to an endpoint. It sets no
 * cookies and sends nothing that tells readers apart.
 */
export function feedback(given: FeedbackOptions): Plugin {
  const { endpoint, searches } = checkOptions('feedback({ … })', feedbackOptions, given);
  if (endpoint === undefined) return definePlugin({ name: 'feedback' });
  return definePlugin({
    name: 'feedback',
    foot: {
      module: ownFile('feedback/Feedback.tsx'),
      items: ({ versions }) => Object.fromEntries(versions.map(({ name }) => [name, { version: name }])),
      choose: ({ version }) => version,
    },
    // A script finds it on any page, also on that of search.
    head: () => [{ tag: 'meta', attributes: { name: metaName, content: endpoint } }],
    ...(searches && { client: ownFile('feedback/listen.ts') }),
    styles: ownFile('feedback/feedback.css'),
    // The site's own host is allowed anyway. A policy names paths, not queries.
    ...(!endpoint.startsWith('/') && { csp: { 'connect-src': [endpoint.split('?', 1)[0]!] } }),
  });
}
