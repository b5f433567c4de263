import { type Platform, type Support, type Tags, platforms } from './model.ts';

/** Splits a doc comment into its text and its tags. Tags whose meaning is elsewhere are left to the reader of the file. */
export function parseDocComment(comment: string): { text: string; tags: Tags } {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  const firstTag = lines.findIndex((line) => line.startsWith('@'));
  const text = (firstTag < 0 ? lines : lines.slice(0, firstTag)).join('\n').trim();
  const tags: Tags = { throws: [], see: [] };
  for (const [name, value] of readTags(firstTag < 0 ? [] : lines.slice(firstTag))) readers[name]?.(tags, value);
  return { text, tags };
}

/** A tag's value goes on until the next tag. */
function readTags(lines: string[]): [name: string, value: string][] {
  const tags: [string, string][] = [];
  for (const line of lines) {
    const match = /^@(\w+)\s*(.*)$/.exec(line);
    if (match) tags.push([match[1]!, match[2]!]);
    else if (line !== '') tags.at(-1)![1] += ` ${line}`;
  }
  return tags;
}

const words = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

const readers: Record<string, (tags: Tags, value: string) => void> = {
  since: (tags, value) => void (tags.since = value),
  platforms: (tags, value) => void (tags.platforms = words(value) as Platform[]),
  minOs: (tags, value) => void (tags.minOs = value),
  default: (tags, value) => void (tags.default = value),
  example: (tags, value) => void (tags.example = value),
  range: (tags, value) => void (tags.range = value),
  unit: (tags, value) => void (tags.unit = value),
  permissions: (tags, value) => void (tags.permissions = words(value)),
  deprecated: (tags, value) => void (tags.deprecated = value),
  throws: (tags, value) => void tags.throws.push(value),
  see: (tags, value) => void tags.see.push(value),
  support: (tags, value) => void (tags.support = readSupport(value)),
  supplementary: (tags) => void (tags.supplementary = true),
  config: (tags, value) => void (tags.config = value),
};

/** `ios=yes android=no web=conditional` */
function readSupport(value: string): NonNullable<Tags['support']> {
  const support: NonNullable<Tags['support']> = {};
  for (const [platform, state] of words(value).map((word) => word.split('='))) {
    if (platforms.includes(platform as Platform)) support[platform as Platform] = state as Support;
  }
  return support;
}
