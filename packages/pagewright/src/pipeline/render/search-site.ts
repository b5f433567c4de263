import type { SearchSite } from '../../contract/search-provider.ts';
import { tagOf } from '../../contract/version-tag.ts';
import { indexFolder } from '../../search/format/index-format.ts';
import { symbolsIn } from '../../site/config/symbols.ts';
import type { Site, Version } from '../../site/model.ts';
import { latestVersion, namedDoc } from '../../site/versions/versions.ts';
import { indexName } from '../search/index-name.ts';

/** What pages tell the browser about the site, for searches of it. */
export function searchSite(site: Site): SearchSite {
  const { i18n, search } = site.config;
  const { provider, applicationId = '', apiKey = '', contextual, help, hosts, icons } = search;
  return {
    versions: site.versions.map((version) => {
      const suggestions = suggestionsOf(site, version);
      return {
        name: version.name,
        label: version.label,
        base: version.base,
        index: site.assetBase + indexFolder(indexName(site, version.name)),
        tag: tagOf(version.name),
        ...(suggestions.length > 0 && { suggestions }),
      };
    }),
    latest: latestVersion(site).name,
    locale: i18n.defaultLocale,
    ...(site.illustration && { illustration: { __html: site.illustration } }),
    ...(icons && { icons: { file: site.assetBase + icons.replace(/^\//, ''), names: namesOfIcons(site, icons) } }),
    ...(help && { help }),
    ...(provider === 'algolia' && {
      hosted: { applicationId, apiKey, indexName: search.indexName ?? '', contextual, ...(hosts && { hosts }) },
    }),
  };
}

/** Those of pages: files of icons often have others as well. */
function namesOfIcons(site: Site, file: string): string[] {
  const ends = new Set(Array.from(site.routes.keys(), (route) => route.split('/').at(-1)!));
  return symbolsIn(site.dir, file).filter((name) => ends.has(name));
}

/** Without the docs that a version does not have: its readers would leave it unawares. */
function suggestionsOf(site: Site, version: Version): { label: string; href: string }[] {
  return site.config.search.suggestions.flatMap((link) => {
    if ('href' in link) return [link];
    const doc = namedDoc(site, link.docId, version);
    return doc ? [{ label: link.label, href: doc.route }] : [];
  });
}
