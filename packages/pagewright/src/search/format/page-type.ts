import type { PageType, RecordKind } from '../../contract/search-provider.ts';

/**
 * What a page is about, by what it describes: options of a command, something to call, other named entries, or none of
 * these.
 */
export function typeOfPage(records: { kind: RecordKind; title: string }[]): PageType {
  const has = (...kinds: RecordKind[]): boolean => records.some(({ kind }) => kinds.includes(kind));
  if (has('option')) return 'command';
  if (records.some(({ kind, title }) => kind === 'member' && title.includes('('))) return 'api';
  return has('member', 'key') ? 'configuration' : 'guide';
}
