import { CodeFence } from '../../site/docs/code-fence.ts';
import { type Mistake, suggestion } from '../../kernel/problems.ts';
import { type ExampleKind, readExample } from './example-code.ts';
import { directiveNames } from './inherit/directive-names.ts';
import type { Support, Tags } from './model.ts';
import { type Vocabulary, noVocabulary } from './options.ts';

interface CommentMistake extends Mistake {
  /** Line offset from the start of the comment. */
  line: number;
}

type Report = (message: string, hint: string) => void;
type ReadTag = (tags: Tags, value: string, report: Report, vocabulary: Vocabulary) => void;

/** Splits a doc comment into its text and its tags. `examples` says what it may have as an example. */
export function parseDocComment(
  comment: string,
  vocabulary = noVocabulary,
  examples: ExampleKind = 'value',
): { text: string; tags: Tags; mistakes: CommentMistake[] } {
  const notes = new Set([...commonNotes, ...vocabulary.notes]);
  const lines = readLines(comment);
  const found = findTags(lines);
  const text = lines.slice(0, found[0]?.line).map((line) => line.text);
  const tags: Tags = { throws: [], see: [], examples: [] };
  const mistakes = misplacedTags(lines, notes);
  const seen = new Set<string>();
  for (const { name, value, line, lines: own } of found) {
    const report: Report = (message, hint) => mistakes.push({ line, message, hint });
    const read = readers.get(name);
    const isRepeated = seen.has(name) && !repeatable.has(name);
    seen.add(name);
    const example = name === 'example' ? readExample(own, line, examples) : undefined;
    if (example && 'code' in example) tags.examples.push(example);
    else if (example) report(example.message, example.hint);
    else if (read && isRepeated) report(`a second "@${name}"`, 'remove one of them: only one could be shown');
    else if (read && value === '' && !optionalValue.has(name))
      report(`"@${name}" has no value`, `write the value after it: @${name} …`);
    else if (read) read(tags, value, report, vocabulary);
    else if (directiveNames.includes(name))
      report(
        `"@${name}" in a declaration that inherits nothing`,
        'begin the file with a comment of its own: /** @inherits */',
      );
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

interface FoundTag {
  name: string;
  /** On one line. */
  value: string;
  /** As written. */
  lines: string[];
  line: number;
}

/** A tag's value extends to the next tag. */
function findTags(lines: CommentLine[]): FoundTag[] {
  const tags: FoundTag[] = [];
  lines.forEach(({ text, isCode }, line) => {
    const match = isCode ? null : tagLine.exec(text);
    const open = tags.at(-1);
    const value = match?.[2] ?? '';
    if (match) tags.push({ name: match[1]!, value, lines: [value], line });
    else if (open) {
      open.lines.push(text);
      if (text !== '') open.value += ` ${text}`;
    }
  });
  return tags;
}

/** In the middle of a line, a tag would be shown as text, or as part of another tag's value. */
function misplacedTags(lines: CommentLine[], notes: ReadonlySet<string>): CommentMistake[] {
  return lines.flatMap(({ text, isCode }, line) => {
    if (isCode) return [];
    const found = text.replace(/`[^`]*`/g, '`').matchAll(/(?<=\S\s+)@(\w+)(?![\w/-])/g);
    return Array.from(found, ([tag, name]) => ({ tag, name: name! }))
      .filter(({ name }) => readers.has(name) || notes.has(name))
      .map(({ tag }) => ({ line, message: `"${tag}" is in the middle of a line`, hint: 'begin a new line with it' }));
  });
}

/** Facts for writers, like those that a site adds. Nothing is generated from them. */
const commonNotes = ['alias', 'event'];

/** The tags that a comment can have several of. */
const repeatable: ReadonlySet<string> = new Set(['throws', 'see']);

/** The tags that say enough by themselves. */
const optionalValue: ReadonlySet<string> = new Set(['deprecated', 'supplementary']);

const words = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

const readers: ReadonlyMap<string, ReadTag> = new Map<string, ReadTag>([
  ['since', (tags, value, report) => void (tags.since = readVersion('@since', value, report))],
  ['platforms', (tags, value, report, known) => void (tags.platforms = readPlatforms(value, report, known))],
  ['minOs', (tags, value, report, known) => void (tags.minOs = readMinOs(value, report, known))],
  ['default', (tags, value) => void (tags.default = value)],
  ['example', (tags, value) => void (tags.example = value)],
  ['range', (tags, value) => void (tags.range = value)],
  ['unit', (tags, value) => void (tags.unit = value)],
  ['permissions', (tags, value) => void (tags.permissions = words(value))],
  ['deprecated', (tags, value) => void (tags.deprecated = value)],
  ['throws', (tags, value) => void tags.throws.push(value)],
  ['see', (tags, value) => void tags.see.push(value)],
  ['support', (tags, value, report, known) => void (tags.support = readSupport(value, report, known))],
  ['supplementary', (tags) => void (tags.supplementary = true)],
  ['config', (tags, value) => void (tags.configSection = value)],
  ['package', (tags, value, report) => void (tags.package = readPackage(value, report))],
]);

/** `ios android` */
function readPlatforms(value: string, report: Report, { platforms }: Vocabulary): string[] {
  return words(value).filter((word) => isKnown('@platforms', 'platform', word, platforms, report));
}

/** `ios 14` */
function readMinOs(value: string, report: Report, { platforms, labels }: Vocabulary): string {
  const systems = [...new Set([...platforms, ...Object.keys(labels)])];
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

/** `@scope/name 1.2.0` */
function readPackage(value: string, report: Report): NonNullable<Tags['package']> {
  const [name = '', version] = words(value);
  return { name, ...(version && { version: readVersion(`@package ${name}`, version, report) }) };
}

const supports: readonly Support[] = ['yes', 'no', 'conditional', 'no-op'];

/** `ios=yes android=no web=conditional` */
function readSupport(value: string, report: Report, { platforms }: Vocabulary): NonNullable<Tags['support']> {
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
  const all =
    known.length > 0
      ? `use one of: ${known.map((name) => before + name).join(', ')}`
      : 'name those that are documented in platforms of apiReference()';
  return suggestion(word, known, all, (guess) => `"${before}${guess}"`);
}
