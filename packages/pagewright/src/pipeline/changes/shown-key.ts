import { fingerprint } from '../../kernel/hash.ts';

/** What says itself what is new (`data-changes`): it is different in every version, whether the page is or not. */
const saysChanges = /<(section|b)\b[^>]* data-changes\b.*?<\/\1>/gs;

/** A key of what compiled code shows: links to the same page of two versions are the same in it. */
export function shownKey(code: string, bases: string[]): string {
  return fingerprint(bases.reduce((rest, base) => rest.replaceAll(base, '/'), code.replace(saysChanges, '')));
}
