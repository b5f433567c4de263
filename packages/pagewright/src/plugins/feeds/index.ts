import { fingerprint } from '../../kernel/hash.ts';
import type { Problem } from '../../kernel/problems.ts';
import { type HeadTag, type MadeFile, type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import type { PluginSite, PluginVersion } from '../../site/plugins/plugin-site.ts';
import { checkOptions } from '../parts/check-options.ts';
import { type PageNews, readNews } from './find-news.ts';
import { feedTitle, isChangelog, makeFeed, toldDocs } from './make-feed.ts';
import { type FeedOptions, feedOptions } from './options.ts';
import { readChangelog } from './read-changelog.ts';
import { type Position, currentPosition } from './read-history.ts';
import { atom, rss } from './write-feed.ts';

export type { FeedOptions } from './options.ts';

const formats = [
  { file: 'rss.xml', type: 'application/rss+xml', write: rss },
  { file: 'atom.xml', type: 'application/atom+xml', write: atom },
];

/** Changes with what feeds look like and with what is news. */
const form = '1';

/** Feeds of each version: pages that are new or have changed substantially, from git, and the entries of changelogs. */
export function feeds(given: FeedOptions = {}): Plugin {
  const { entries, share } = checkOptions('feeds({ … })', feedOptions, given);
  /** By the paths of versions. */
  const links = new Map<string, HeadTag[]>();
  let pathOfLatest = '';

  return definePlugin({
    name: 'feeds',
    files(site) {
      const position = currentPosition(site.dir);
      const news = once(() => (position ? readNews(site.dir, position.commit, share) : []));
      for (const version of site.versions) links.set(version.base, linksTo(site, version));
      pathOfLatest ||= site.versions.find(({ isLast }) => isLast)!.base;
      return site.versions.flatMap((version) => filesOf(site, version, { position, news, entries, share }));
    },
    // A page of an older version is below its path; all others are told of the latest.
    head: ({ path, doc }) => {
      const below = [...links.keys()].filter((base) => `${path}/`.startsWith(base));
      const base = doc && below.sort((a, b) => b.length - a.length)[0];
      return links.get(base ?? pathOfLatest) ?? [];
    },
    check: (site) => [...shallowClone(site), ...emptyChangelogs(site)],
  });
}

interface Source {
  position?: Position;
  news: () => PageNews[];
  entries: number;
  share: number;
}

function filesOf(site: PluginSite, version: PluginVersion, source: Source): MadeFile[] {
  const { position, news, entries, share } = source;
  const folder = version.base.slice(site.baseUrl.length);
  // The history is read only if something of this has changed since the last build.
  const told = toldDocs(site, version).map((doc) => [
    doc.file,
    doc.route,
    doc.title,
    doc.description,
    isChangelog(doc) && doc.source,
  ]);
  const about = [site.url, site.title, site.config['tagline'], site.config['i18n'], version.base, version.label];
  const key = fingerprint(JSON.stringify([form, position, entries, share, about, told]));
  return formats.map(({ file, write }) => ({
    path: folder + file,
    key: file + key,
    make: () => Buffer.from(write(makeFeed(site, version, news(), entries), site.url + version.base + file)),
  }));
}

function linksTo(site: PluginSite, version: PluginVersion): HeadTag[] {
  return formats.map(({ file, type }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', type, href: version.base + file, title: feedTitle(site, version) },
  }));
}

function shallowClone({ dir }: PluginSite): Problem[] {
  if (!currentPosition(dir)?.isShallow) return [];
  return [
    {
      severity: 'warning',
      message: 'the git clone is shallow, so the feeds lack what was new before its oldest commit',
      hint: 'fetch the whole history: git fetch --unshallow, or fetch-depth: 0 in a workflow',
    },
  ];
}

function emptyChangelogs({ versions }: PluginSite): Problem[] {
  return versions
    .flatMap(({ docs }) => [...docs.values()])
    .filter((doc) => isChangelog(doc) && readChangelog(doc.source).length === 0)
    .map(({ file }) => ({
      severity: 'warning',
      file,
      message: 'no section of this changelog has a date, so none is in the feeds',
      hint: 'write the day into each heading: ## 4.2.0 (2026-01-31)',
    }));
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
