import { fingerprint } from '../../kernel/hash.ts';
import type { Doc, Site, Version } from '../../site/model.ts';
import { counterparts, landingOf } from '../../site/versions/versions.ts';
import { type VersionPair, comparedWith } from '../../site/versions/changes.ts';
import { headTags } from '../plugins/head-tags.ts';
import { pluginDoc } from '../plugins/plugin-doc.ts';
import type { PreparedPlugins } from '../plugins/prepare-plugins.ts';
import { canonicalRoute } from '../render/canonical.ts';
import type { DocumentFrame } from '../render/document.ts';
import type { ShellSet } from '../render/shell-set.ts';

interface KeySources {
  engineHash: string;
  site: Site;
  frame: DocumentFrame;
  plugins: PreparedPlugins;
  shells: ShellSet;
  pairs: VersionPair[];
}

/**
 * Keys of versions: each changes with everything that the version's pages, compiled and rendered, and its search index depend on, except for the files that
 * pages link to and show. What says what has changed depends on two versions, and so does the key. It takes in more than that (all of the configuration, for one): with another key, each page is looked at by itself.
 */
export function versionKeys({
  engineHash,
  site,
  frame,
  plugins,
  shells,
  pairs,
}: KeySources): (version: Version) => Promise<string> {
  const { plugins: _plugins, ...config } = site.config;
  const { strings, components, languages, modules } = site;
  const parts = [...Object.keys(modules.parts), ...Object.keys(modules.pages)];
  const common = fingerprint(engineHash, JSON.stringify([frame, config, strings, components, languages, parts]));
  const linksOf = linkKeys(site);
  const compared = new Set(pairs.flatMap(({ pages }) => pages.flatMap(({ after, before }) => [after, before])));
  const known = new Map<Version, Promise<string>>();
  const ownKeyOf = (version: Version): Promise<string> => {
    const key = known.get(version) ?? ownKey(version);
    known.set(version, key);
    return key;
  };
  return async (version) => {
    const older = comparedWith(site, version);
    return fingerprint('version', await ownKeyOf(version), older ? await ownKeyOf(older) : '');
  };

  async function ownKey(version: Version): Promise<string> {
    const docs = [...version.docs.values()];
    const sidebars = [...new Set(docs.map(({ sidebar }) => sidebar))];
    const around = await Promise.all(
      sidebars.map((sidebar) => shells.get({ shown: version, ...(sidebar && { sidebar }) })),
    );
    const pages = docs.map((doc) => {
      const { source: _source, segments: _segments, ...rest } = doc;
      return [
        rest,
        site.routes.get(doc.route) === doc,
        compared.has(doc),
        linksOf(doc),
        canonicalRoute(site, doc),
        plugins.asides.choose(doc),
        plugins.asides.choose(doc, 'foot'),
        headTags(site, { path: doc.route, title: doc.title, doc: pluginDoc(doc) }),
      ];
    });
    const shown = JSON.stringify([version.name, version.sidebars, around.map(({ url }) => url), pages]);
    return fingerprint(common, plugins.keyOf(version.name), shown);
  }
}

/** Changes with where a page is in other versions. Without pages that moved, pages of one id have the same links. */
function linkKeys(site: Site): (doc: Doc) => string {
  const landings = site.versions.map(landingOf);
  const hasMoved = site.versions.some(({ moved }) => Object.keys(moved).length > 0);
  const known = new Map<string, string>();
  return (doc) => {
    const group = hasMoved ? doc.route : doc.id;
    const key =
      known.get(group) ?? fingerprint(JSON.stringify([landings, counterparts(site, doc).map((one) => one?.route)]));
    known.set(group, key);
    return key;
  };
}
