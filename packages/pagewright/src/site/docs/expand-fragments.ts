import { CodeFence } from './code-fence.ts';
import { includeLine, onlyEndLine, onlyLine } from './fragment-lines.ts';
import type { Problem } from '../../kernel/problems.ts';
import type { SourceSegment } from './source-segments.ts';

const misplaced = /^[ \t]*<\/?(Include|Only)\b/;

/** A fragment, or how to fix its name. */
export type FoundFragment = { file: string; source: string } | { hint: string };

/** A page with its fragments, while it is put together line by line. */
export class Expansion {
  readonly lines: string[] = [];
  readonly segments: SourceSegment[] = [];
  readonly problems: Problem[] = [];
  private readonly folder: string;
  private readonly folders: ReadonlySet<string>;
  private readonly read: (name: string) => FoundFragment;
  private readonly open: string[] = [];
  private readonly fence = new CodeFence();

  constructor(folder: string, folders: ReadonlySet<string>, read: (name: string) => FoundFragment) {
    this.folder = folder;
    this.folders = folders;
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
      const versions = this.open.length > 1 ? onlyLine.exec(text)?.[2]!.trim().split(/\s+/) : undefined;
      if (versions) {
        const unknown = versions.find((name) => !this.folders.has(name));
        if (part) fail('<Only> cannot be nested', 'close the first <Only> before opening another');
        else if (unknown !== undefined)
          fail(`unknown version "${unknown}" in <Only>`, `available versions: ${[...this.folders].join(', ')}`);
        part = { line, shown: versions.includes(this.folder) };
      } else if (part && onlyEndLine.test(text)) {
        part = undefined;
      } else if (part?.shown !== false) {
        const [, inner, name] = includeLine.exec(text) ?? [];
        // Samples may have components of the same name. Only the <Only> of a fragment chooses between lines of code, too.
        if (this.fence.isOpen) this.addLine(text && indent + text, file, line);
        else if (name !== undefined) this.addFragment(name, indent + inner, fail);
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
    const found = this.read(name);
    if ('hint' in found) fail(`the fragment "${name}" does not exist`, found.hint);
    else if (this.open.includes(found.file))
      fail(`the fragment "${name}" includes itself`, 'remove one of the includes');
    else if (/^---\r?\n/.test(found.source))
      fail(`the fragment "${name}" has front matter`, 'remove it: only pages have front matter');
    else this.add(found.source.trimEnd(), found.file, indent);
  }

  private addLine(text: string, file: string, line: number): void {
    this.lines.push(text);
    this.fence.read(text);
    const last = this.segments.at(-1);
    const start = this.lines.length;
    if (last?.file !== file || line - last.line !== start - last.start) this.segments.push({ start, file, line });
  }
}
