import { basename, dirname } from 'node:path/posix';
import { nameInWords } from '../../kernel/text/name-in-words.ts';
import { withoutFences } from './code-fence.ts';

/** What a page without a title is called: as its first heading, or as its file. */
export function fallbackTitle(source: string, file: string): string {
  const heading = /^#{1,6}[ \t]+(.*?)[ \t]*#*$/m.exec(withoutFences(source))?.[1]?.replace(/[`*]|\{#.*\}/g, '');
  const name = basename(file).replace(/\.mdx?$/, '');
  return heading?.trim() || nameInWords(name === 'index' ? basename(dirname(file)) : name);
}
