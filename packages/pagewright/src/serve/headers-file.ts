import { pathPattern } from '../kernel/text/pattern.ts';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile } from '../site/routes/host-files.ts';

interface Rule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/** The rules of a folder's `_headers`, read again whenever the file has changed. */
export class HeaderRules {
  private readonly file: string;
  private rules: Rule[] = [];
  private readAt = Number.NaN;

  constructor(dir: string) {
    this.file = join(dir, headersFile);
  }

  /** The headers for a URL path. Where several rules name the same header, the last one counts. */
  for(path: string): Map<string, string> {
    this.refresh();
    const matching = this.rules.filter(({ pattern }) => pattern.test(path));
    return new Map(matching.flatMap(({ headers }) => headers));
  }

  private refresh(): void {
    const changedAt = statSync(this.file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === this.readAt) return;
    this.rules = changedAt === 0 ? [] : parseHeaders(readFileSync(this.file, 'utf8'));
    this.readAt = changedAt;
  }
}

/**
 * A path without indentation begins a rule, indented lines are its headers, and lines with a number sign are comments. `*` stands for any
 * part of a path.
 */
export function parseHeaders(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const [, name = '', value = ''] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name === '') rules.push({ pattern: new RegExp(pathPattern(content)), headers: [] });
    else rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
  }
  return rules;
}
