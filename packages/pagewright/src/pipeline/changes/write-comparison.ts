import type { TocEntry } from '../../contract/page-data.ts';
import { type SiteStrings, fill } from '../../contract/strings/strings.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import { plainText } from './block.ts';
import type { Comparison, Passage, Section } from './compare-pages.ts';
import { type Group, groupPassages } from './group-passages.ts';
import { type Wording, restText, writeGroup } from './write-group.ts';
import { contentsOf, listSections } from './list-sections.ts';
import { linkTo, spokenWords, writePieces, writeRuns } from './write-pieces.ts';

/** One of the two pages that are compared. */
export interface Side {
  title: string;
  href: string;
  /** The label of its version. */
  version: string;
}

export interface Sides {
  before: Side;
  after: Side;
  /** Where all changes of the version are. */
  overview: string;
  /** Whether the page was another one before, not only called otherwise. */
  isRenamed: boolean;
}

/** A comparison as HTML: what differs, by section, and of the rest only how much it is. With its table of contents. */
export function writeComparison(
  { sections, added, removed }: Comparison,
  sides: Sides,
  strings: SiteStrings,
): { html: string; toc: TocEntry[] } {
  const { before, after, overview, isRenamed } = sides;
  const wording: Wording = { strings, spoken: spokenWords(strings), since: before.version };
  const title = escapeText(fill(strings['compare.title'], { page: after.title, version: before.version }));
  const links = [
    linkTo({ href: after.href, title: fill(strings['compare.pageIn'], { page: after.title, version: after.version }) }),
    linkTo({
      href: before.href,
      title: fill(strings['compare.pageIn'], { page: before.title, version: before.version }),
    }),
    linkTo({ href: overview, title: fill(strings['compare.all'], { version: after.version }) }),
  ];
  const moved = !isRenamed ? '' : fill(strings['compare.was'], { version: before.version, page: before.title });
  const shown = listSections(sections, strings);
  const parts = [
    `<h1>${title}</h1>`,
    `<ul class="changes-links">${links.map((html) => `<li>${html}</li>`).join('')}</ul>`,
    moved && `<p>${escapeText(moved)}</p>`,
    shown.size === 0
      ? `<p>${escapeText(fill(strings['compare.same'], { version: before.version }))}</p>`
      : writeSum({ added, removed }, strings),
    shown.size > 0 && writeSections(sections, shown, sides, wording),
  ];
  return { html: parts.filter(Boolean).join('\n'), toc: contentsOf(shown) };
}

/** How many words are new and how many are gone. */
export function figures({ added, removed }: Figures): string {
  return Object.values(figureParts({ added, removed })).join(' ');
}

/** The figures in words, and how they compare as a bar, which says nothing more. */
function writeSum({ added, removed }: Figures, strings: SiteStrings): string {
  const words = fill(escapeText(strings['compare.words']), figureParts({ added, removed }));
  return `<p class="changes-sum">${words}<meter max="${added + removed}" value="${added}" aria-hidden="true"></meter></p>`;
}

type Figures = Pick<Comparison, 'added' | 'removed'>;

function figureParts({ added, removed }: Figures): Record<'added' | 'removed', string> {
  return {
    added: `<b class="changes-plus">+${added}</b>`,
    removed: `<b class="changes-minus">−${removed}</b>`,
  };
}

function writeSections(sections: Section[], shown: Map<Section, TocEntry>, sides: Sides, wording: Wording): string {
  let html = '';
  let unchanged: string[] = [];
  const trail: Passage[] = [];
  const flush = (): void => {
    if (unchanged.length > 0) html += writeUnchanged(unchanged, wording);
    unchanged = [];
  };
  for (const section of sections) {
    const { heading } = section;
    if (heading)
      trail.splice(0, trail.length, ...trail.filter(({ block }) => block.level! < heading.block.level!), heading);
    const entry = shown.get(section);
    if (entry) {
      flush();
      html += writeSection(section, entry.id, trail.slice(0, -1), sides, wording);
      // A heading alone stands above the sections in it.
    } else if (heading && section.passages.length > 0) unchanged.push(plainText(heading.block.cells[0] ?? []));
  }
  flush();
  return html;
}

/** More names than this are folded. */
const mostNames = 5;

function writeUnchanged(names: string[], { strings, since }: Wording): string {
  const list = escapeText(names.join(' · '));
  const values = { version: since, count: names.length };
  if (names.length <= mostNames)
    return `<p class="changes-rest">${fill(escapeText(strings['compare.unchanged']), { ...values, sections: list })}</p>`;
  return `<details class="changes-rest"><summary>${escapeText(fill(strings['compare.unchangedMany'], values))}</summary><p>${list}</p></details>`;
}

function writeSection(
  { heading, passages }: Section,
  id: string,
  above: Passage[],
  sides: Sides,
  wording: Wording,
): string {
  const content = writeGroups(groupPassages(passages), wording);
  return `<section class="changes-section">${writeHeading(heading, id, above, sides, wording)}${content}</section>\n`;
}

/** All are of one level, however deep they are in the page; a line above says what they are in. */
function writeHeading(
  heading: Passage | undefined,
  id: string,
  above: Passage[],
  sides: Sides,
  { strings, spoken }: Wording,
): string {
  const start = `<h2 id="${escapeAttribute(id)}">`;
  if (!heading)
    return `${start}<a href="${escapeAttribute(sides.after.href)}">${escapeText(strings['compare.start'])}</a></h2>`;
  const { block, cells, kind } = heading;
  const href = (kind === 'removed' ? sides.before : sides.after).href + (block.id ? `#${block.id}` : '');
  const text = cells ? writePieces(cells[0] ?? [], spoken) : writeRuns(block.cells[0] ?? []);
  const said =
    kind === 'added' || kind === 'removed'
      ? `<span class="changes-${kind}">${escapeText(strings[`compare.${kind}Section`])}</span> `
      : '';
  const trail = above.map((passage) => writeRuns(passage.block.cells[0] ?? [])).join(' › ');
  return `${trail && `<p class="changes-trail">${trail}</p>`}${start}${said}<a href="${escapeAttribute(href)}">${text}</a></h2>`;
}

function writeGroups(groups: Group[], wording: Wording): string {
  let html = '';
  let rest: Group[] = [];
  const flush = (next?: Group): void => {
    // What leads up to a sample or a table says what it is.
    const lead =
      next && next.passages[0]!.block.kind !== 'text' && rest.at(-1)?.passages[0]!.block.kind === 'text'
        ? rest.pop()
        : undefined;
    const count = rest.reduce((sum, { passages }) => sum + passages.length, 0);
    if (count > 0) html += `<p class="changes-rest">${restText(count, wording)}</p>`;
    if (lead) html += writeGroup(lead, wording);
    rest = [];
  };
  let label: string | undefined;
  for (const group of groups)
    if (group.hasChanges) {
      flush(group);
      const { label: own } = group.passages[0]!.block;
      if (own !== undefined && own !== label) html += `<p class="changes-label">${escapeText(own)}</p>`;
      label = own;
      html += writeGroup(group, wording);
    } else rest.push(group);
  flush();
  return html;
}
