import * as v from 'valibot';
import { flag } from '../../site/config/fields.ts';

const endpoint = v.pipe(
  v.string('expected an address'),
  v.check(
    isAddress,
    'expected an absolute URL such as "https://collect.example/docs", or a path of this site such as "/feedback"',
  ),
);

function isAddress(address: string): boolean {
  if (/\s|#/.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

export const feedbackOptions = v.strictObject({
  /** Where answers and queries are sent: an absolute URL, or a path of the site's own host. Without it, the plugin does nothing. */
  endpoint: v.optional(endpoint),
  /** Whether searches that find nothing are sent as well. */
  searches: v.optional(flag, true),
});

export type FeedbackOptions = v.InferInput<typeof feedbackOptions>;
