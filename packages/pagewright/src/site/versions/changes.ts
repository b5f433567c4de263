import type { Doc, Site, Version } from '../model.ts';
import { builtDocs } from '../routes/routes.ts';
import { changesUrl } from '../../kernel/urls/page-address.ts';
import { counterpart } from './versions.ts';

/** A page of one version, and the same page in the version before. */
export interface PagePair {
  after: Doc;
  before: Doc;
  /** Where it says what has changed. */
  route: string;
}

/** Two versions of which each page of the newer is compared with that of the older. */
export interface VersionPair {
  after: Version;
  before: Version;
  /** Where all changes are listed. */
  route: string;
  pages: PagePair[];
}

/** The version that another one is compared with: the one before, if the configuration asks for that. */
export function comparedWith(
  { config, versions }: Pick<Site, 'versions' | 'config'>,
  version: Version,
): Version | undefined {
  return config.versionChanges ? versions[versions.indexOf(version) + 1] : undefined;
}

/** All that a site compares. */
export function versionPairs(site: Pick<Site, 'versions' | 'routes' | 'config'>): VersionPair[] {
  return site.versions.flatMap((after): VersionPair[] => {
    const before = comparedWith(site, after);
    if (!before) return [];
    const pages = builtDocs(site, after).flatMap((doc): PagePair[] => {
      const other = counterpart(site, doc, before);
      const isBuilt = other !== undefined && site.routes.get(other.route) === other;
      return isBuilt && doc.id !== after.mainDocId
        ? [{ after: doc, before: other, route: changesUrl(doc.route, before.name) }]
        : [];
    });
    return [{ after, before, route: changesUrl(after.base, before.name), pages }];
  });
}
