import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DescribedVersion } from '../contract/site-description.ts';
import { IndexFailure, MissingFile } from '../search/query/index-failure.ts';
import { OpenIndexes } from '../search/query/open-indexes.ts';
import type { SearchIndex } from '../search/query/read-index.ts';
import { type IndexAnswer, askIndex } from './ask-index.ts';
import { ToolError } from './tool-error.ts';

/** A page as the index knows it. */
export interface KnownPage {
  /** URL path. */
  path: string;
  title: string;
}

/** An index keeps every text that it has shown a piece of. A process that runs for months must not collect those of a large site. */
const mostTexts = 2000;

/** The site's own search, on files instead of addresses. */
export class SearchFiles {
  private readonly dir: string;
  private indexes: OpenIndexes;

  constructor(dir: string) {
    this.dir = dir;
    this.indexes = this.open();
  }

  async answer({ index: url }: DescribedVersion, query: string, limit: number, signal: AbortSignal) {
    let answer: IndexAnswer = { pages: [], total: 0 };
    await this.use(url, async (index) => {
      signal.throwIfAborted();
      answer = await askIndex(index, query, limit, signal);
      if (index.textsAtHand.size > mostTexts) this.indexes = this.open();
    });
    return answer;
  }

  /** All pages of a version, or the first of very many. */
  async pages({ index: url, base }: DescribedVersion, most = 20_000): Promise<KnownPage[]> {
    let pages: KnownPage[] = [];
    await this.use(url, async (index) => {
      const count = Math.min(index.pageCount, most);
      const all = await Promise.all(Array.from({ length: count }, (_, number) => index.page(number)));
      pages = all.map(({ page }) => ({ path: base + page.path, title: page.title }));
    });
    return pages;
  }

  private async use(url: string, work: (index: SearchIndex) => Promise<void>): Promise<void> {
    try {
      await this.indexes.use(url, work);
    } catch (error) {
      if (!(error instanceof IndexFailure)) throw error;
      const why = {
        format: 'it was built by another release of Pagewright',
        unreadable: 'it is damaged',
        status: 'one of its files is missing',
        unreachable: 'one of its files cannot be read',
      }[error.reason];
      throw new ToolError(`The search index of this version cannot be used: ${why}. The site has to be built again.`);
    }
  }

  private open(): OpenIndexes {
    return new OpenIndexes((url) => load(join(this.dir, url)));
  }
}

async function load(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw isGone ? new MissingFile('status', 404) : new IndexFailure('unreachable');
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new IndexFailure('unreadable');
  }
}
