import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Expansion, type FoundFragment } from './expand-fragments.ts';
import { listPages } from './list-pages.ts';
import { type Problem, SiteError, ruleProblem, suggestion } from '../../kernel/problems.ts';
import { readText } from '../../kernel/files/read-text.ts';
import { relativePath } from '../../kernel/files/relative-path.ts';
import type { SourceSegment } from './source-segments.ts';

/** Holds text shared by versions: each version's page includes the same file. */
const fragmentsFolder = 'content/shared';

export interface ExpandedPage {
  source: string;
  /** Where each line comes from; a page without fragments is a single segment. */
  segments: SourceSegment[];
}

/** Replaces the `<Include file="…" />` lines of a page with the fragments' text. */
export class Fragments {
  private readonly siteDir: string;
  private readonly folders: ReadonlySet<string>;
  private readonly names: ReadonlySet<string>;
  /** Included fragments, each read once. */
  private readonly sources = new Map<string, string>();

  /** `folders`: those of the versions, which are the names allowed in `<Only versions="…">`. */
  constructor(siteDir: string, folders: Iterable<string>) {
    this.siteDir = siteDir;
    this.folders = new Set(folders);
    this.names = new Set(fragmentNames(join(siteDir, fragmentsFolder)));
  }

  expand(source: string, file: string, folder: string): ExpandedPage {
    const expansion = new Expansion(folder, this.folders, (name) => this.read(name));
    expansion.add(source, file);
    if (expansion.problems.length > 0) throw new SiteError(expansion.problems);
    return { source: expansion.lines.join('\n'), segments: expansion.segments };
  }

  unused(): Problem[] {
    return [...this.names]
      .filter((name) => !this.sources.has(name))
      .map((name) =>
        ruleProblem('unused-fragment', {
          file: `${fragmentsFolder}/${name}`,
          message: 'no page includes this fragment',
          hint: `delete it, or include it in a page: <Include file="${name}" />`,
        }),
      );
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
