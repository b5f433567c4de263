import { fragmentsFolder, includeLine, onlyEndLine, onlyLine } from '../../site/docs/fragment-lines.ts';
import { splitPage } from '../../site/docs/page-parts.ts';
import type { FileChange } from './read-history.ts';
import { type Words, wordCounts } from './words.ts';

const page = /^(?:locales\/[^/]+\/)?content\/(?!shared\/)([^/]+)\/(.*)\.mdx?$/;
const fragments = `${fragmentsFolder}/`;
const include = new RegExp(includeLine, 'gm');
const only = new RegExp(`${onlyLine.source}([^]*?)${onlyEndLine.source}`, 'gm');

/** The files of a site as they were after a commit. */
export class PastSite {
  private readonly files = new Map<string, string>();
  private readonly texts: ReadonlyMap<string, string>;

  /** @param texts By blob. */
  constructor(texts: ReadonlyMap<string, string>) {
    this.texts = texts;
  }

  apply(changes: FileChange[]): void {
    for (const { path, from } of changes) {
      this.files.delete(path);
      if (from !== undefined) this.files.delete(from);
    }
    for (const { path, blob } of changes) if (blob !== undefined) this.files.set(path, blob);
  }

  /** The pages that a commit has touched, itself or by a fragment. */
  touched(changes: FileChange[]): string[] {
    const paths = new Set(changes.map(({ path }) => path).filter((path) => this.files.has(path) && page.test(path)));
    const changed = changes.filter(({ path }) => path.startsWith(fragments)).map(({ path }) => path);
    if (changed.length > 0)
      for (const path of this.files.keys())
        if (page.test(path) && changed.some((fragment) => this.includes(path, fragment))) paths.add(path);
    return [...paths];
  }

  /** The words of a page with its fragments, without its front matter; nothing while it is a draft. */
  words(path: string): Words | undefined {
    const source = this.text(path);
    if (source === undefined) return undefined;
    const { fields, body } = splitPage(source);
    if (/^draft:\s*true\s*$/m.test(fields)) return undefined;
    return wordCounts(this.expand(body, page.exec(path)![1]!, [path]));
  }

  /** The pages of the same path in other versions. */
  others(path: string): string[] {
    const [, folder, name] = page.exec(path)!;
    return [...this.files.keys()].filter((other) => {
      const [, otherFolder, otherName] = page.exec(other) ?? [];
      return otherName === name && otherFolder !== folder;
    });
  }

  private text(path: string): string | undefined {
    return this.texts.get(this.files.get(path) ?? '');
  }

  private expand(source: string, folder: string, open: string[]): string {
    return source.replace(include, (_line, _indent: string, name: string) => {
      const path = fragments + name;
      const text = this.text(path);
      if (text === undefined || open.includes(path)) return '';
      const shown = text.replace(only, (_all, _before: string, versions: string, _after: string, inner: string) =>
        versions.split(/\s+/).includes(folder) ? inner : '',
      );
      return this.expand(shown, folder, [...open, path]);
    });
  }

  private includes(path: string, fragment: string, open: string[] = []): boolean {
    const names = Array.from((this.text(path) ?? '').matchAll(include), ([, , name]) => fragments + name);
    return names.some(
      (name) => name === fragment || (!open.includes(name) && this.includes(name, fragment, [...open, name])),
    );
  }
}
