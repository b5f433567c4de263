import { isKnownLanguage } from '../../highlight/highlight.ts';
import { fenceMistake } from '../../markdown/code/fence.ts';
import { commandMistakes } from '../../markdown/code/package-managers.ts';
import { type Page, locationOf, sourceOf } from './page.ts';
import { type Node, startOf, walk } from './tree.ts';

/** Languages under names that only Docusaurus' highlighter knows. */
const otherNames: Record<string, string> = {
  'shell-session': 'console',
  plaintext: 'text',
  plain: 'text',
  none: 'text',
  txt: 'text',
  objectivec: 'objective-c',
  'objective-c': 'objc',
  gradle: 'groovy',
  flow: 'js',
  markup: 'html',
  'js-flow': 'js',
  env: 'ini',
  conf: 'ini',
  ignore: 'text',
  terminal: 'sh',
  command: 'sh',
};

/** Rewrites the first line of code blocks, and comments in them that mark lines. */
export function changeFences(page: Page): void {
  walk(page.tree, (node) => {
    if (node.type === 'code') changeFence(page, node);
  });
}

function changeFence(page: Page, node: Node): void {
  const source = sourceOf(page, node);
  const [, fence, info] = /^(`{3,}|~{3,})([^\n]*)/.exec(source) ?? [];
  if (fence === undefined) return;
  const code = node.value ?? '';
  const marked = markedLines(code.split('\n'));
  const { language, meta } = fenceInfo(page, node, code);
  const kept = marked.removed.length > 0 ? withoutOldRanges(meta) : meta;
  const lines = marked.highlighted.length > 0 ? `{${ranges(marked.highlighted)}}` : '';
  const options = rangesInside(
    [kept, lines].filter(Boolean).join(' '),
    code.split('\n').length - marked.removed.length,
  );
  const next = [language, options].filter(Boolean).join(' ');
  if (next !== info!.trim())
    page.edits.replace(startOf(node) + fence.length, startOf(node) + fence.length + info!.length, next);
  removeLines(page, node, source, marked.removed);
}

function fenceInfo(page: Page, node: Node, code: string): { language: string; meta: string } {
  const { lang } = node;
  let meta = node.meta ?? '';
  let language = knownName(lang ?? '');
  // `js{1,3}` and `title="a"` without a language.
  const glued = /^([\w+#-]*)([{=].*)$/.exec(lang ?? '');
  if (glued) [language, meta] = [knownName(glued[1]!), `${glued[2]} ${meta}`.trim()];
  const isNpm = /(?:^|\s)npm2yarn\b/.test(meta) && commandMistakes(code).length === 0;
  if (!isKnownLanguage(language)) {
    page.report.note(`no colours for code in "${language}"`, locationOf(page, node));
    language = 'text';
  }
  return { language: isNpm ? 'npm' : language, meta: cleanMeta(meta) };
}

function knownName(name: string): string {
  const lower = name.toLowerCase();
  if (isKnownLanguage(name)) return name;
  if (isKnownLanguage(lower)) return lower;
  const other = otherNames[lower];
  if (other && isKnownLanguage(other)) return other;
  return name;
}

/** The options that both tools know. */
function cleanMeta(meta: string): string {
  const parts = meta.match(/(?:^|(?<=\s))(?:title=(?:"[^"]*"|'[^']*'|\S+)|\{[\d,\s-]+\}|showLineNumbers)/g) ?? [];
  // A title may have no quotes, or only the first.
  return parts.map((part) => part.replace(/^title=["']?([^"']*)$/, 'title="$1"')).join(' ');
}

/** Line ranges that begin after the last line mark nothing. */
function rangesInside(meta: string, count: number): string {
  if (fenceMistake(meta, count) === undefined) return meta;
  return meta
    .replace(/(?<=^|\s)\{([\d,\s-]+)\}/g, (_all, list: string) => {
      const inside = list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => {
          const [, from, to = from] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(part) ?? [];
          return from !== undefined && Number(from) >= 1 && Number(from) <= Number(to) && Number(from) <= count;
        });
      return inside.length > 0 ? `{${inside.join(',')}}` : '';
    })
    .trim();
}

/** Ranges that count the marking comments, too, would be off by their number once those are gone. */
function withoutOldRanges(meta: string): string {
  return meta.replace(/(?:^|\s)\{[\d,\s-]+\}/g, '').trim();
}

const marker = /^\s*(?:\/\/|#|--|\/\*|<!--|\{\/\*|;|%)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

interface Marked {
  /** Lines with the comments, counted from 0. */
  removed: number[];
  /** Numbers of the lines that are marked, once the comments are gone. */
  highlighted: number[];
}

function markedLines(lines: string[]): Marked {
  const removed: number[] = [];
  const highlighted: number[] = [];
  let isOn = false;
  let isNext = false;
  lines.forEach((line, index) => {
    const kind = marker.exec(line)?.[1];
    if (kind) {
      removed.push(index);
      if (kind === 'next-line') isNext = true;
      else isOn = kind === 'start';
      return;
    }
    if (isOn || isNext) highlighted.push(index + 1 - removed.length);
    isNext = false;
  });
  return { removed, highlighted };
}

/** `1, 2, 3, 7` → `1-3,7` */
function ranges(numbers: number[]): string {
  const parts: [number, number][] = [];
  for (const number of numbers) {
    const last = parts.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else parts.push([number, number]);
  }
  return parts.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

function removeLines(page: Page, node: Node, source: string, removed: number[]): void {
  let at = startOf(node);
  source.split('\n').forEach((line, index) => {
    // The first line is that of the fence.
    if (removed.includes(index - 1)) page.edits.replace(at, at + line.length + 1, '');
    at += line.length + 1;
  });
}
