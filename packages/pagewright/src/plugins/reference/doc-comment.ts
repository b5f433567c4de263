import { CodeFence } from '../../site/docs/code-fence.ts';
import { type Mistake, suggestion } from '../../kernel/problems.ts';
import { type Platform, platforms, systems } from '../../site/config/platforms.ts';
import type { Support, Tags } from './model.ts';

interface CommentMistake extends Mistake {
  /** Line offset from the start of the comment. */
  line: number;
}

type Report = (message: string, hint: string) => void;
type ReadTag = (tags: Tags, value: string, report: Report) => void;

/** Splits a doc comment into its text and its tags. */
export function parseDocComment(comment: string): { text: string; tags: Tags; mistakes: CommentMistake[] } {
  const lines = readLines(comment);
  const found = findTags(lines);
  const text = lines.slice(0, found[0]?.line).map((line) => line.text);
  const tags: Tags = { throws: [], see: [] };
  const mistakes = misplacedTags(lines);
  const seen = new Set<string>();
  for (const { name, value, line } of found) {
    const report: Report = (message, hint) => mistakes.push({ line, message, hint });
    const read = readers.get(name);
    const isRepeated = seen.has(name) && !repeatable.has(name);
    seen.add(name);
    if (read && isRepeated) report(`a second "@${name}"`, 'remove one of them: only one could be shown');
    else if (read && value === '' && !optionalValue.has(name))
      report(`"@${name}" has no value`, `write the value after it: @${name} …`);
    else if (read) read(tags, value, report);
    else if (!notes.has(name)) report(`unknown tag "@${name}"`, suggest(name, [...readers.keys(), ...notes], '@'));
  }
  return { text: text.join('\n').trim(), tags, mistakes };
}

interface CommentLine {
  text: string;
  /** Code may contain anything that looks like a tag. */
  isCode: boolean;
}

function readLines(comment: string): CommentLine[] {
  const fence = new CodeFence();
  return comment.split('\n').map((line) => {
    const text = line.replace(/^\s*\*? ?/, '').trimEnd();
    fence.read(text);
    return { text, isCode: fence.isOpen };
  });
}

/** `@scope/core` and `@Component({` at the beginning of a line are text, not tags. */
const tagLine = /^@(\w+)(?:\s+(.*))?$/;

/** A tag's value extends to the next tag. */
function findTags(lines: CommentLine[]): { name: string; value: string; line: number }[] {
  const tags: { name: string; value: string; line: number }[] = [];
  lines.forEach(({ text, isCode }, line) => {
    const match = isCode ? null : tagLine.exec(text);
    const open = tags.at(-1);
    if (match) tags.push({ name: match[1]!, value: match[2] ?? '', line });
    else if (open && text !== '') open.value += ` ${text}`;
  });
  return tags;
}

/** In the middle of a line, a tag would be shown as text, or as part of another tag's value. */
function misplacedTags(lines: CommentLine[]): CommentMistake[] {
  return lines.flatMap(({ text, isCode }, line) => {
    if (isCode) return [];
    const found = text.replace(/`[^`]*`/g, '`').matchAll(/(?<=\S\s+)@(\w+)(?![\w/-])/g);
    return Array.from(found, ([tag, name]) => ({ tag, name: name! }))
      .filter(({ name }) => readers.has(name) || notes.has(name))
      .map(({ tag }) => ({ line, message: `"${tag}" is in the middle of a line`, hint: 'begin a new line with it' }));
  });
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

/** The tags that a comment can have several of. */
const repeatable: ReadonlySet<string> = new Set(['throws', 'see']);

/** The tags that say enough by themselves. */
const optionalValue: ReadonlySet<string> = new Set(['deprecated', 'supplementary']);

const words = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

const readers: ReadonlyMap<string, ReadTag> = new Map<string, ReadTag>([
  ['since', (tags, value, report) => void (tags.since = readVersion('@since', value, report))],
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
  const [system = '', ...version] = words(value);
  if (isKnown('@minOs', 'system', system, systems, report)) readVersion(`@minOs ${system}`, version.join(' '), report);
  return value;
}

/** `1.2.0` */
function readVersion(place: string, value: string, report: Report): string {
  if (!/^\d+(?:\.\d+)*$/.test(value))
    report(`invalid version "${value}" in "${place}"`, `write numbers with dots between them: ${place} 1.2`);
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
