import { PastSite } from './past-site.ts';
import { type Commit, readBlobs, readCommits } from './read-history.ts';
import { type Words, isSubstantial } from './words.ts';

/** That a page is new, or says much that it has not said before. */
export interface PageNews {
  /** The file of the page, as it is called now. */
  file: string;
  /** As it was called then: part of an id that stays when the file moves. */
  origin: string;
  kind: 'new' | 'changed';
  /** In seconds. */
  time: number;
}

export function readNews(dir: string, commit: string, share: number): PageNews[] {
  const commits = readCommits(dir, commit, ['content', 'locales']);
  const blobs = commits.flatMap(({ changes }) =>
    changes.flatMap(({ blob, path }) => (isText(path) && blob ? blob : [])),
  );
  return findNews(commits, readBlobs(dir, blobs), share);
}

const isText = (path: string): boolean => /\.mdx?$/.test(path);

/**
 * What has been news, the oldest first. A page is compared with what it said when it was last in the news, so that many small changes
 * make a large one. The first commit is where the history begins, and no news; neither is a page that another version has with nearly the
 * same words.
 */
export function findNews(commits: Commit[], texts: ReadonlyMap<string, string>, share: number): PageNews[] {
  const site = new PastSite(texts);
  /** What pages said when they were last in the news. */
  const known = new Map<string, Words>();
  let news: PageNews[] = [];
  const add = (file: string, kind: PageNews['kind'], time: number): void => {
    const last = news.findLast((item) => item.file === file);
    // Several changes of a day are one.
    if (last && dayOf(last.time) === dayOf(time)) last.time = time;
    else news.push({ file, origin: file, kind, time });
  };
  commits.forEach(({ time, changes }, index) => {
    site.apply(changes);
    for (const { path, from, blob } of changes) {
      if (from !== undefined) {
        const words = known.get(from);
        known.delete(from);
        if (words) known.set(path, words);
        news = news.map((item) => (item.file === from ? { ...item, file: path } : item));
      } else if (blob === undefined) {
        known.delete(path);
        news = news.filter(({ file }) => file !== path);
      }
    }
    for (const path of site.touched(changes)) {
      const words = site.words(path);
      if (!words) continue;
      const before = known.get(path);
      if (before && !isSubstantial(before, words, share)) continue;
      known.set(path, words);
      if (before) add(path, 'changed', time);
      else if (index > 0 && !isCopy(site, path, words, share)) add(path, 'new', time);
    }
  });
  return news;
}

/** A page of a version that was made from another one. */
function isCopy(site: PastSite, path: string, words: Words, share: number): boolean {
  return site.others(path).some((other) => {
    const others = site.words(other);
    return others !== undefined && !isSubstantial(others, words, share);
  });
}

export const dayOf = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);
