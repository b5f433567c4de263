import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Expansion, type FoundFragment } from './expand-fragments.ts';
import { fingerprint } from '../../kernel/hash.ts';
import { fragmentsFolder } from './fragment-lines.ts';
import { listPages } from './list-pages.ts';
import { type Problem, SiteError, ruleProblem, suggestion } from '../../kernel/problems.ts';
import { readText } from '../../kernel/files/read-text.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { SourceSegment } from './source-segments.ts';

export interface ExpandedPage {
  source: string;
  /** Where each line comes from; a page without fragments is a single segment. */
  segments: SourceSegment[];
}

/** What pages were expanded to last, by file: during development all are read again after an edit of one. */
const expanded = new Map<
  string,
  { source: string; folder: string; included: ReadonlyMap<string, string>; page: ExpandedPage }
>();

/** Replaces the `<Include file="…" />` lines of a page with the fragments' text. */
export class Fragments {
  private readonly siteDir: string;
  private readonly folders: ReadonlySet<string>;
  private readonly names: ReadonlySet<string>;
  /** Included fragments, each read once. */
  private readonly sources = new Map<string, string>();
  private readonly used = new Set<string>();
  private ownKey: string | undefined;

  /** `folders`: those of the versions, which are the names allowed in `<Only versions="…">`. */
  constructor(siteDir: string, folders: Iterable<string>) {
    this.siteDir = siteDir;
    this.folders = new Set(folders);
    this.names = new Set(fragmentNames(join(siteDir, fragmentsFolder)));
  }

  /** An unchanged page is the same object each time. */
  expand(source: string, file: string, folder: string): ExpandedPage {
    const last = expanded.get(file);
    if (last?.source === source && last.folder === folder && this.hasSame(last.included)) return last.page;
    const included = new Map<string, string>();
    const expansion = new Expansion(folder, this.folders, (name) => {
      const found = this.read(name);
      if ('source' in found) included.set(name, found.source);
      return found;
    });
    expansion.add(source, file);
    if (expansion.problems.length > 0) throw new SiteError(expansion.problems);
    const page = { source: expansion.lines.join('\n'), segments: expansion.segments };
    expanded.set(file, { source, folder, included, page });
    return page;
  }

  /** Whether fragments still have these texts. Those are read now, so they count as included. */
  private hasSame(included: ReadonlyMap<string, string>): boolean {
    return [...included].every(([name, source]) => {
      const found = this.read(name);
      return 'source' in found && found.source === source;
    });
  }

  unused(): Problem[] {
    return [...this.names]
      .filter((name) => !this.sources.has(name) && !this.used.has(`${fragmentsFolder}/${name}`))
      .map((name) =>
        ruleProblem('unused-fragment', {
          file: `${fragmentsFolder}/${name}`,
          message: 'no page includes this fragment',
          hint: `delete it, or include it in a page: <Include file="${name}" />`,
        }),
      );
  }

  /** Notes files that pages are made from which were read earlier. */
  markUsed(files: Iterable<string>): void {
    for (const file of files) this.used.add(file);
  }

  /** Changes with all fragments. */
  key(): string {
    const files = [...this.names].flatMap((name) => [name, readFileSync(join(this.siteDir, fragmentsFolder, name))]);
    return (this.ownKey ??= fingerprint(JSON.stringify([...this.folders]), ...files));
  }

  private read(name: string): FoundFragment {
    // Only names as listed: another form of the same path would count as another fragment.
    if (!this.names.has(name))
      return { hint: suggestion(name, this.names, `use the path of an .mdx file in ${fragmentsFolder}/`) };
    const file = `${fragmentsFolder}/${name}`;
    const source = this.sources.get(name) ?? readText(join(this.siteDir, file), file);
    this.sources.set(name, source);
    return { file, source };
  }
}

function fragmentNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return listPages(folder)
    .filter((path) => existsSync(path))
    .map((path) => relativePath(folder, path));
}
