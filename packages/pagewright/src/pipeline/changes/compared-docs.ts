import type { Doc } from '../../site/model.ts';
import type { PagePair, VersionPair } from '../../site/versions/changes.ts';
import type { CompiledEntry } from '../cache/manifest.ts';
import type { FrozenVersion } from '../frozen/frozen-version.ts';

/** Hashes of what pages show. */
export type Shown = (doc: Doc) => Promise<string | undefined>;

/** What pages show that are compiled, and those of versions that are taken as they are. */
export function shownPages(compiling: Map<string, Promise<CompiledEntry>>, frozen: Iterable<FrozenVersion>): Shown {
  const pages = [...frozen].flatMap((version) => version.pages);
  const kept = new Map(pages.map(({ task, doc }) => [task.input.meta.path, doc?.shown]));
  return async ({ route }) => (compiling.has(route) ? (await compiling.get(route)!).shown : kept.get(route));
}

/** Whether the two pages show something else, so far as can be known before they are rendered. */
export async function differs({ before, after }: PagePair, shown: Shown): Promise<boolean> {
  const [old, now] = await Promise.all([shown(before), shown(after)]);
  return old !== now;
}

/** Which pages are compared, and which of them have changed. */
export class ComparedDocs {
  private readonly pairs = new Map<Doc, PagePair>();
  private readonly landings = new Set<Doc | undefined>();
  private readonly compared = new Set<Doc>();
  private readonly shown: Shown;

  constructor(versions: VersionPair[], shown: Shown) {
    this.shown = shown;
    for (const { after, pages } of versions) {
      this.landings.add(after.docs.get(after.mainDocId));
      for (const pair of pages) {
        this.pairs.set(pair.after, pair);
        this.compared.add(pair.after).add(pair.before);
      }
    }
  }

  /** Whether the page is one of two that are compared. */
  isCompared(doc: Doc): boolean {
    return this.compared.has(doc);
  }

  /** Whether another page says what has changed in it; the landing page stands for all of its version. */
  async hasChanges(doc: Doc): Promise<boolean> {
    const pair = this.pairs.get(doc);
    return pair ? differs(pair, this.shown) : this.landings.has(doc);
  }
}
