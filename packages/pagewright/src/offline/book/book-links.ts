import type { BuiltVersion } from '../built-version.ts';
import type { Target } from '../addresses.ts';
import type { Chapter } from './chapter.ts';

export interface BookLinks {
  /** Where a link to something else leads: to the published website. */
  published(target: Target): string;
  /** The chapter that a link leads to, and the id in it, if it is there. */
  chapter(target: Target): { chapter: Chapter; id: string | undefined } | undefined;
}

export function bookLinks({ site }: BuiltVersion, chapters: Chapter[]): BookLinks {
  const byRoute = new Map(chapters.map((chapter) => [chapter.doc.route, chapter]));
  const { url, baseUrl } = site.config;
  return {
    published(target) {
      switch (target.kind) {
        case 'page':
          return url + target.route + target.query + target.hash;
        case 'search':
          return `${url}${baseUrl}search${target.query}`;
        case 'file':
          return url + target.path + target.hash;
        case 'elsewhere':
          return target.href;
      }
    },
    chapter(target) {
      const chapter = target.kind === 'page' ? byRoute.get(target.route) : undefined;
      if (!chapter || target.kind !== 'page') return undefined;
      const id = decodeURIComponent(target.hash.slice(1));
      return { chapter, id: chapter.ids.has(id) ? id : undefined };
    },
  };
}
