import type { PluginDoc, PluginSite, PluginVersion } from '../../site/plugins/plugin-site.ts';
import { type PageNews, dayOf } from './find-news.ts';
import { readChangelog } from './read-changelog.ts';
import type { Feed, FeedEntry } from './write-feed.ts';

export const isChangelog = ({ front }: PluginDoc): boolean => front['layout'] === 'changelog';

/** The docs that a feed of a version tells of: not those that nobody is to find, nor what is not translated. */
export function toldDocs({ versions }: PluginSite, { docs }: PluginVersion): PluginDoc[] {
  const isTranslation = versions.some((version) =>
    [...version.docs.values()].some(({ file }) => file.startsWith('locales/')),
  );
  return [...docs.values()].filter(
    ({ file, front }) => !front['unlisted'] && file.startsWith('locales/') === isTranslation,
  );
}

export function makeFeed(site: PluginSite, version: PluginVersion, news: PageNews[], most: number): Feed {
  const { url, title, config } = site;
  const docs = toldDocs(site, version);
  const { defaultLocale: language } = config['i18n'] as { defaultLocale: string };
  const host = new URL(url).hostname;
  /** As RFC 4151 wants it: the host, a day and a name. */
  const id = (day: string, name: string): string => `tag:${host},${day}:${name}`;
  const byFile = new Map(docs.map((doc) => [doc.file, doc]));
  const pages = news.flatMap(({ file, origin, kind, time }): FeedEntry[] => {
    const doc = byFile.get(file);
    // What a changelog says is in the feed by itself.
    if (!doc || isChangelog(doc)) return [];
    return [{ ...about(doc), id: id(dayOf(time), origin), url: url + doc.route, kind, time: new Date(time * 1000) }];
  });
  const releases = docs.filter(isChangelog).flatMap((doc) =>
    readChangelog(doc.source).map((release): FeedEntry => ({
      id: id(release.day, `${doc.file}#${release.id}`),
      title: `${doc.title}: ${release.title}`,
      url: `${url}${doc.route}#${encodeURIComponent(release.id)}`,
      kind: 'release',
      time: new Date(release.day),
      ...(release.summary && { summary: release.summary }),
    })),
  );
  const entries = [...pages, ...releases].toSorted(
    (a, b) => b.time.getTime() - a.time.getTime() || (a.id < b.id ? -1 : 1),
  );
  return {
    title: feedTitle(site, version),
    description: String(config['tagline'] ?? title),
    language,
    home: url + version.base,
    entries: entries.slice(0, most),
  };
}

function about({ title, description }: PluginDoc): Pick<FeedEntry, 'title' | 'summary'> {
  return { title, ...(description && { summary: description }) };
}

export function feedTitle({ title, versions }: PluginSite, { label }: PluginVersion): string {
  return versions.length > 1 ? `${title} ${label}` : title;
}
