import type { TocEntry } from '../../contract/page-data.ts';
import type { SiteStrings } from '../../contract/strings/strings.ts';
import { createSlugger } from '../../kernel/text/slug.ts';
import { type Run, plainText } from './block.ts';
import type { Section } from './compare-pages.ts';

/** Of each section of a comparison in which something differs, its id and its name. */
export function listSections(sections: Section[], strings: Pick<SiteStrings, 'compare.start'>): Map<Section, TocEntry> {
  const { reserve, slug } = createSlugger();
  // The page around it has this one.
  reserve('content');
  const entryOf = ({ heading }: Section): TocEntry => {
    if (!heading) return { id: slug(strings['compare.start']), text: strings['compare.start'] };
    const {
      id,
      cells: [runs = []],
    } = heading.block;
    const text = plainText(runs);
    // A section that is gone may have had the id of another one that came.
    return { id: id ? reserve(id) : slug(text), text, ...(runs.every(isCode) && { isCode: true as const }) };
  };
  return new Map(sections.filter(hasChanges).map((section) => [section, entryOf(section)]));
}

/** The table of contents, without what is gone: that often has the name of what came in its place. */
export function contentsOf(listed: Map<Section, TocEntry>): TocEntry[] {
  return [...listed].flatMap(([{ heading }, entry]) => (heading?.kind === 'removed' ? [] : entry));
}

const isCode = (run: Run): boolean => typeof run !== 'string';

function hasChanges({ heading, passages }: Section): boolean {
  return [...(heading ? [heading] : []), ...passages].some(({ kind }) => kind !== 'same');
}
