import { fingerprint } from '../../kernel/hash.ts';
import { splitPage } from '../docs/page-parts.ts';
import type { Doc } from '../model.ts';

/**
 * Tells whether the text of a page has changed since it was translated: translations state it in their front matter. It covers
 * what is translated, so that moving a page in the sidebar does not count. The letter keeps YAML from reading it as a number.
 */
export function sourceHash({ title, description = '', source }: Pick<Doc, 'title' | 'description' | 'source'>): string {
  const body = splitPage(source).body.trim();
  return `s${fingerprint(title, description, body.replaceAll('\r\n', '\n')).slice(0, 7)}`;
}
