import { type SiteStrings, fill } from '../../contract/strings/strings.ts';
import { escapeAttribute, escapeText } from '../../kernel/text/html.ts';
import type { Passage } from './compare-pages.ts';
import type { Piece } from './compare-words.ts';
import type { Group } from './group-passages.ts';
import { type Spoken, mark, writeLines, writePieces, writeRuns } from './write-pieces.ts';

/** What is needed to put a comparison into words. */
export interface Wording {
  strings: SiteStrings;
  spoken: Spoken;
  /** The label of the older version. */
  since: string;
}

export function writeGroup(group: Group, wording: Wording): string {
  const { passages } = group;
  if (group.family === 'table') return writeTable(passages, wording);
  if (group.family === 'list')
    return `<ul>${withRest(
      passages,
      wording,
      (text) => `<li class="changes-rest">${text}</li>`,
      (passage) => `<li${classOf(passage)}>${cellOf(passage, 0, wording)}</li>`,
    )}</ul>`;
  if (group.family === 'entries')
    return `<dl>${withRest(
      passages,
      wording,
      (text) => `<div class="changes-rest"><dt>${text}</dt></div>`,
      (passage) =>
        `<div${classOf(passage)}><dt>${cellOf(passage, 0, wording)}</dt><dd>${cellOf(passage, 1, wording)}</dd></div>`,
    )}</dl>`;
  return passages.map((passage) => writeAlone(passage, wording)).join('');
}

function writeAlone(passage: Passage, wording: Wording): string {
  const { block } = passage;
  if (block.lines) return writeCode(passage, wording);
  const text = cellOf(passage, 0, wording);
  const shown = block.kind === 'picture' ? fill(escapeText(wording.strings['compare.picture']), { text }) : text;
  const moved = passage.kind === 'moved' ? `<span class="changes-note">${movedText(wording)}</span> ` : '';
  return `<p${classOf(passage)}>${moved}${shown}</p>`;
}

function movedText({ strings, since }: Wording): string {
  return escapeText(fill(strings['compare.moved'], { version: since }));
}

function writeCode({ kind, block, lines }: Passage, wording: Wording): string {
  const { title: name, language, lines: own = [] } = block;
  const whole = kind === 'added' || kind === 'removed' ? kind : 'same';
  const left = (count: number): string => fill(wording.strings['compare.lines'], { count, version: wording.since });
  const html = writeLines(lines ?? [{ kind: whole, lines: own }], wording.spoken, left);
  const title = name ? `<div class="code-title">${escapeText(name)}</div>` : '';
  const moved = kind === 'moved' ? `<p class="changes-note">${movedText(wording)}</p>` : '';
  return `${moved}<div class="code" data-language="${escapeAttribute(language ?? '')}">${title}<pre tabindex="0"><code>${html}</code></pre></div>`;
}

function writeTable(passages: Passage[], wording: Wording): string {
  const headers = passages.filter(({ block }) => block.kind === 'header');
  const rows = passages.filter(({ block }) => block.kind !== 'header');
  const columns = Math.max(...passages.map(({ block, cells }) => Math.max(block.cells.length, cells?.length ?? 0)));
  const row = (passage: Passage, tag: 'th' | 'td'): string => {
    const cells = Array.from({ length: columns }, (_, place) => {
      const content = cellOf(passage, place, wording);
      // A column that a version does not have is no heading of it.
      const own = content === '' ? 'td' : tag;
      return `<${own}>${content}</${own}>`;
    });
    return `<tr${classOf(passage)}>${cells.join('')}</tr>`;
  };
  const head = headers.map((passage) => row(passage, 'th')).join('');
  const body = withRest(
    rows,
    wording,
    (text) => `<tr class="changes-rest"><td colspan="${columns}">${text}</td></tr>`,
    (passage) => row(passage, 'td'),
  );
  return `<table tabindex="0">${head && `<thead>${head}</thead>`}<tbody>${body}</tbody></table>`;
}

/** What is the same in a table or a list becomes one line that says how much it is. */
function withRest(
  passages: Passage[],
  wording: Wording,
  rest: (text: string) => string,
  write: (passage: Passage) => string,
): string {
  let html = '';
  let count = 0;
  const flush = (): void => {
    if (count > 0) html += rest(restText(count, wording));
    count = 0;
  };
  for (const passage of passages)
    if (passage.kind === 'same') count++;
    else {
      flush();
      html += write(passage);
    }
  flush();
  return html;
}

export function restText(count: number, { strings, since }: Wording): string {
  const text = count === 1 ? strings['compare.restOne'] : strings['compare.rest'];
  return escapeText(fill(text, { count, version: since }));
}

function cellOf({ kind, block, cells }: Passage, place: number, { spoken }: Wording): string {
  if (cells) return writePieces(cells[place] ?? ([] as Piece[]), spoken);
  const html = writeRuns(block.cells[place] ?? []);
  return html !== '' && (kind === 'added' || kind === 'removed') ? mark(kind, html, spoken) : html;
}

function classOf({ kind, block }: Passage): string {
  const names = [kind === 'same' || kind === 'changed' ? '' : `changes-${kind}`, deep(block.level)].filter(Boolean);
  return names.length > 0 ? ` class="${names.join(' ')}"` : '';
}

const deep = (level = 0): string => (level > 1 ? `changes-level-${Math.min(level, 4)}` : '');
