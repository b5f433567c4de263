import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TocEntry } from '../../contract/page-data.ts';
import type { SiteStrings } from '../../contract/strings/strings.ts';
import type { HtmlElement } from '../../kernel/html/parse-html.ts';
import { findElement, parseHtml } from '../../kernel/html/parse-html.ts';
import { changeHtml } from '../../kernel/html/change-html.ts';
import { writeAll } from '../../kernel/html/write-html.ts';
import type { ChangeFigures } from '../cache/manifest.ts';
import type { PageText } from './block.ts';
import type { ChangesSource } from './changes-source.ts';
import { comparePages } from './compare-pages.ts';
import { writeComparison } from './write-comparison.ts';
import { writeOverview } from './write-overview.ts';

/** How the name of a file with the text of a page ends that is compared with another version's. */
export const pageTextSuffix = '.compared.json';

/** The content of a page about changes, from the texts that the pages have left in the cache. */
export function makeChanges(
  source: ChangesSource,
  cacheDir: string,
  strings: SiteStrings,
): { html: string; toc: TocEntry[]; figures?: ChangeFigures } {
  const textOf = (key: string): PageText =>
    JSON.parse(readFileSync(join(cacheDir, key + pageTextSuffix), 'utf8')) as PageText;
  if (source.of === 'version') return writeOverview(source, strings, (key) => withoutTitle(textOf(key).changes ?? ''));
  const comparison = comparePages(textOf(source.before), textOf(source.after));
  const { added, removed, share } = comparison;
  return { ...writeComparison(comparison, source.sides, strings), figures: { added, removed, share } };
}

/** The page that it is from is named above; a list without entries says only that there are none. */
function withoutTitle(html: string): string {
  const root = parseHtml(html);
  if (!findElement(root, 'li')) return '';
  const isTitle = ({ tag }: HtmlElement): boolean => tag === 'h3';
  return writeAll(changeHtml(root.children, (element) => (isTitle(element) ? [] : element)));
}
