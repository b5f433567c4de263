import { type Mistake, suggestion } from '../site/problems.ts';
import { type Platform, platforms, systems } from '../site/platforms.ts';
import type { Support, Tags } from './model.ts';

interface CommentMistake extends Mistake {
  /** Line offset from the start of the comment. */
  line: number;
}

type Report = (message: string, hint: string) => void;
type ReadTag = (tags: Tags, value: string, report: Report) => void;

/** Splits a doc comment into its text and its tags. */
export function parseDocComment(comment: string): { text: string; tags: Tags; mistakes: CommentMistake[] } {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const firstTag = lines.findIndex((line) => tagLine.test(line));
  const text = (firstTag < 0 ? lines : lines.slice(0, firstTag)).join('\n').trim();
  const tags: Tags = { throws: [], see: [] };
  const mistakes: CommentMistake[] = [];
  for (const { name, value, line } of findTags(lines)) {
    const report: Report = (message, hint) => mistakes.push({ line, message, hint });
    const read = readers.get(name);
    if (read) read(tags, value, report);
    else if (!notes.has(name)) report(`unknown tag "@${name}"`, suggest(name, [...readers.keys(), ...notes], '@'));
  }
  return { text, tags, mistakes };
}

/** `@scope/core` and `@Component({` at the beginning of a line are text, not tags. */
const tagLine = /^@(\w+)(?:\s+(.*))?$/;

/** A tag's value extends to the next tag. */
function findTags(lines: string[]): { name: string; value: string; line: number }[] {
  const tags: { name: string; value: string; line: number }[] = [];
  lines.forEach((text, line) => {
    const match = tagLine.exec(text);
    const open = tags.at(-1);
    if (match) tags.push({ name: match[1]!, value: match[2] ?? '', line });
    else if (open && text !== '') open.value += ` ${text}`;
  });
  return tags;
}

/** Facts for writers. Nothing is generated from them. */
const notes: ReadonlySet<string> = new Set([
  'alias',
  'androidBundledPermission',
  'androidFeature',
  'androidMetaData',
  'androidPermission',
  'androidPermissionAlias',
  'androidVariable',
  'event',
  'gradleVariable',
  'iosPlist',
  'package',
]);

const words = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

const readers: ReadonlyMap<string, ReadTag> = new Map<string, ReadTag>([
  ['since', (tags, value) => void (tags.since = value)],
  ['platforms', (tags, value, report) => void (tags.platforms = readPlatforms(value, report))],
  ['minOs', (tags, value, report) => void (tags.minOs = readMinOs(value, report))],
  ['default', (tags, value) => void (tags.default = value)],
  ['example', (tags, value) => void (tags.example = value)],
  ['range', (tags, value) => void (tags.range = value)],
  ['unit', (tags, value) => void (tags.unit = value)],
  ['permissions', (tags, value) => void (tags.permissions = words(value))],
  ['deprecated', (tags, value) => void (tags.deprecated = value)],
  ['throws', (tags, value) => void tags.throws.push(value)],
  ['see', (tags, value) => void tags.see.push(value)],
  ['support', (tags, value, report) => void (tags.support = readSupport(value, report))],
  ['supplementary', (tags) => void (tags.supplementary = true)],
  ['config', (tags, value) => void (tags.configSection = value)],
]);

/** `ios android` */
function readPlatforms(value: string, report: Report): Platform[] {
  return words(value).filter((word): word is Platform => isKnown('@platforms', 'platform', word, platforms, report));
}

/** `ios 14` */
function readMinOs(value: string, report: Report): string {
  isKnown('@minOs', 'system', words(value)[0] ?? '', systems, report);
  return value;
}

const supports: readonly Support[] = ['yes', 'no', 'conditional', 'no-op'];

/** `ios=yes android=no web=conditional` */
function readSupport(value: string, report: Report): NonNullable<Tags['support']> {
  const support: NonNullable<Tags['support']> = {};
  for (const [platform = '', state = ''] of words(value).map((word) => word.split('='))) {
    if (!isKnown('@support', 'platform', platform, platforms, report)) continue;
    if (isKnown(`@support ${platform}=`, 'value', state, supports, report)) support[platform] = state;
  }
  return support;
}

function isKnown<T extends string>(
  place: string,
  kind: string,
  word: string,
  known: readonly T[],
  report: Report,
): word is T {
  const found = known.some((candidate) => candidate === word);
  if (!found) report(`unknown ${kind} "${word}" in "${place}"`, suggest(word, known));
  return found;
}

function suggest(word: string, known: readonly string[], before = ''): string {
  const all = `use one of: ${known.map((name) => before + name).join(', ')}`;
  return suggestion(word, known, all, (guess) => `"${before}${guess}"`);
}
