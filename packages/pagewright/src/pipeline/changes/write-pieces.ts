import { type SiteStrings, partsOf } from '../../contract/strings/strings.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import type { CodeLine, Run, Runs } from './block.ts';
import type { LinePiece } from './compare-pages.ts';
import type { Piece } from './compare-words.ts';

/** The words around what was added or removed, for those who hear a page or copy its text. */
export type Spoken = Record<'added' | 'removed', [before: string, after: string]>;

export function spokenWords(strings: Pick<SiteStrings, 'compare.added' | 'compare.removed'>): Spoken {
  const around = (text: string): [string, string] => {
    const [before = '', , after = ''] = partsOf(text);
    return [hidden(before), hidden(after)];
  };
  return { added: around(strings['compare.added']), removed: around(strings['compare.removed']) };
}

const hidden = (text: string): string => `<span class="visually-hidden">${escapeText(text)}</span>`;

const tags = { added: 'ins', removed: 'del' } as const;

/** What is new or gone is marked as such, and said to be. */
export function mark(kind: keyof typeof tags, html: string, spoken: Spoken): string {
  const [before, after] = spoken[kind];
  return `<${tags[kind]}>${before}${html}${after}</${tags[kind]}>`;
}

export function linkTo({ title, href }: { title: string; href: string }): string {
  return `<a href="${escapeAttribute(href)}">${escapeText(title)}</a>`;
}

export function writeRuns(runs: Runs): string {
  return runs.map(writeRun).join('');
}

function writeRun(run: Run): string {
  return typeof run === 'string' ? escapeText(run) : `<code>${escapeText(run.code)}</code>`;
}

export function writePieces(pieces: Piece[], spoken: Spoken): string {
  return pieces.map(({ kind, runs }) => writePiece(kind, writeRuns(runs), spoken)).join('');
}

/** Spaces around words stay outside of their marks. */
function writePiece(kind: Piece['kind'], html: string, spoken: Spoken): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(html) ?? [];
  return kind === 'same' || words === '' ? html : before + mark(kind, words, spoken) + after;
}

/** So many lines are shown before and after those that differ. */
const context = 2;

/** Lines of code, with what is far from all changes left out. */
export function writeLines(pieces: LinePiece[], spoken: Spoken, left: (count: number) => string): string {
  return pieces
    .map(({ kind, lines }, index) => {
      if (kind !== 'same') return marked(kind, lines, spoken);
      const before = index === 0 ? 0 : context;
      const after = index === pieces.length - 1 ? 0 : context;
      const count = lines.length - before - after;
      if (count < 2) return lines.map((line) => whole(line)).join('');
      const rest = `<span class="line changes-rest">${escapeText(left(count))}</span>\n`;
      const end = after === 0 ? [] : lines.slice(-after);
      return [...lines.slice(0, before).map((line) => whole(line)), rest, ...end.map((line) => whole(line))].join('');
    })
    .join('');
}

function whole({ text, html = escapeText(text) }: CodeLine): string {
  return `<span class="line">${html}</span>\n`;
}

/** All lines that were added in one place are said to be so once. */
function marked(kind: 'added' | 'removed', lines: CodeLine[], spoken: Spoken): string {
  const tag = tags[kind];
  const [before, after] = spoken[kind];
  return lines
    .map(({ text, html = escapeText(text) }, index) => {
      const said = (index === 0 ? before : '') + html + (index === lines.length - 1 ? after : '');
      return `<${tag} class="line ${tag}">${said}</${tag}>\n`;
    })
    .join('');
}
