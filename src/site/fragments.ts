import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from './list-pages.ts';
import { type Problem, SiteError, suggestion } from './problems.ts';
import { readText } from './read-text.ts';
import { relativePath } from './relative-path.ts';

/** Holds text shared by versions: each version's page includes the same file. */
const fragmentsFolder = 'content/shared';

/** From line `start`, the lines of an expanded page come from `file`, beginning at its line `line`. */
export interface Stretch {
  start: number;
  file: string;
  line: number;
}

export interface ExpandedPage {
  source: string;
  /** Where each line comes from; a page without fragments is a single stretch. */
  stretches: Stretch[];
}

const include = /^([ \t]*)<Include\s+file="([^"]*)"\s*\/>[ \t]*$/;
const only = /^[ \t]*<Only\s+versions="([^"]*)"\s*>[ \t]*$/;
const onlyEnd = /^[ \t]*<\/Only>[ \t]*$/;
const misplaced = /^[ \t]*<\/?(Include|Only)\b/;

/** Replaces the `<Include file="…" />` lines of a page with the fragments' text. */
export class Fragments {
  private readonly siteDir: string;
  private readonly versions: ReadonlySet<string>;
  private readonly names: ReadonlySet<string>;
  /** Included fragments, each read once. */
  private readonly sources = new Map<string, string>();

  /** `versions`: the names allowed in `<Only versions="…">`. */
  constructor(siteDir: string, versions: Iterable<string>) {
    this.siteDir = siteDir;
    this.versions = new Set(versions);
    this.names = new Set(fragmentNames(join(siteDir, fragmentsFolder)));
  }

  expand(source: string, file: string, version: string): ExpandedPage {
    const expansion = new Expansion(version, this.versions, (name) => this.read(name));
    expansion.add(source, file);
    if (expansion.problems.length > 0) throw new SiteError(expansion.problems);
    return { source: expansion.lines.join('\n'), stretches: expansion.stretches };
  }

  unused(): Problem[] {
    return [...this.names]
      .filter((name) => !this.sources.has(name))
      .map((name) => ({
        severity: 'warning',
        file: `${fragmentsFolder}/${name}`,
        message: 'no page includes this fragment',
        hint: `delete it, or include it in a page: <Include file="${name}" />`,
      }));
  }

  private read(name: string): { source: string } | { hint: string } {
    const known = this.sources.get(name);
    if (known !== undefined) return { source: known };
    // Only names as listed: another form of the same path would count as another fragment.
    if (!this.names.has(name))
      return { hint: suggestion(name, this.names, `use the path of an .mdx file in ${fragmentsFolder}/`) };
    const file = `${fragmentsFolder}/${name}`;
    const source = readText(join(this.siteDir, file), file);
    this.sources.set(name, source);
    return { source };
  }
}

function fragmentNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return listPages(folder)
    .filter((path) => existsSync(path))
    .map((path) => relativePath(folder, path));
}

class Expansion {
  readonly lines: string[] = [];
  readonly stretches: Stretch[] = [];
  readonly problems: Problem[] = [];
  private readonly version: string;
  private readonly versions: ReadonlySet<string>;
  private readonly read: (name: string) => { source: string } | { hint: string };
  private readonly open: string[] = [];

  constructor(version: string, versions: ReadonlySet<string>, read: Expansion['read']) {
    this.version = version;
    this.versions = versions;
    this.read = read;
  }

  add(source: string, file: string, indent = ''): void {
    let part: { line: number; shown: boolean } | undefined;
    this.open.push(file);
    source.split(/\r?\n/).forEach((text, index) => {
      const line = index + 1;
      const fail = (message: string, hint: string): void => {
        this.problems.push({ severity: 'error', file, line, message, hint });
      };
      const versions = this.open.length > 1 ? only.exec(text)?.[1]!.trim().split(/\s+/) : undefined;
      if (versions) {
        const unknown = versions.find((name) => !this.versions.has(name));
        if (part) fail('<Only> cannot be nested', 'close the first <Only> before opening another');
        else if (unknown !== undefined)
          fail(`unknown version "${unknown}" in <Only>`, `available versions: ${[...this.versions].join(', ')}`);
        part = { line, shown: versions.includes(this.version) };
      } else if (part && onlyEnd.test(text)) {
        part = undefined;
      } else if (part?.shown !== false) {
        const [, inner, name] = include.exec(text) ?? [];
        if (name !== undefined) this.addFragment(name, indent + inner, fail);
        else if (misplaced.test(text))
          fail(
            `invalid use of ${text.trim().split(/[\s>]/, 1)[0]}>`,
            'put each tag on its own line: <Include file="folder/name.mdx" /> or, in fragments only, <Only versions="…"> and </Only>',
          );
        else this.addLine(text && indent + text, file, line);
      }
    });
    if (part)
      this.problems.push({
        severity: 'error',
        file,
        line: part.line,
        message: '<Only> is not closed',
        hint: 'add </Only> on a line of its own',
      });
    this.open.pop();
  }

  private addFragment(name: string, indent: string, fail: (message: string, hint: string) => void): void {
    const fragment = `${fragmentsFolder}/${name}`;
    const found = this.read(name);
    if (this.open.includes(fragment)) fail(`the fragment "${name}" includes itself`, 'remove one of the includes');
    else if ('hint' in found) fail(`the fragment "${name}" does not exist`, found.hint);
    else if (/^---\r?\n/.test(found.source))
      fail(`the fragment "${name}" has front matter`, 'remove it: only pages have front matter');
    else this.add(found.source.trimEnd(), fragment, indent);
  }

  private addLine(text: string, file: string, line: number): void {
    this.lines.push(text);
    const last = this.stretches.at(-1);
    const start = this.lines.length;
    if (last?.file !== file || line - last.line !== start - last.start) this.stretches.push({ start, file, line });
  }
}

/** The source file and line of a line of an expanded page. */
export function placeOf(stretches: Stretch[], line: number): { file: string; line: number } {
  const { start, file, line: first } = stretches.findLast((stretch) => stretch.start <= line) ?? stretches[0]!;
  return { file, line: first + line - start };
}
