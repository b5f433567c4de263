import { type LoadFile, SearchIndex } from './read-index.ts';

/** The indexes in use, by URL. */
export class OpenIndexes {
  private readonly load: LoadFile;
  private readonly indexes = new Map<string, Promise<SearchIndex>>();

  constructor(load: LoadFile) {
    this.load = load;
  }

  /** The index at a URL, opened once. A failure is not cached, so that the next call retries. */
  at(url: string): Promise<SearchIndex> {
    let index = this.indexes.get(url);
    if (!index) {
      this.indexes.set(url, (index = SearchIndex.open((path) => this.load(url + path))));
      index.catch(() => this.indexes.delete(url));
    }
    return index;
  }

  /** Does something with the index at a URL, and once more with its successor if a deployment has replaced it. */
  async use(url: string, work: (index: SearchIndex) => Promise<void>): Promise<void> {
    const opened = this.at(url);
    const index = await opened;
    let isDone = true;
    try {
      await work(index);
    } catch (error) {
      if (!index.isReplaced) throw error;
      isDone = false;
    }
    if (!index.isReplaced) return;
    // Another query may already have opened the successor.
    if (this.indexes.get(url) === opened) this.indexes.delete(url);
    try {
      await work(await this.at(url));
    } catch (error) {
      if (!isDone) throw error;
      // What is left of the old index was enough, and goes on serving if there is no successor.
      if (!this.indexes.has(url)) this.indexes.set(url, opened);
    }
  }
}
