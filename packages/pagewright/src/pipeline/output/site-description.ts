import { type DescribedLanguage, type SiteDescription, descriptionFormat } from '../../contract/site-description.ts';
import type { Site } from '../../site/model.ts';
import { landingOf } from '../../site/versions/versions.ts';
import { searchSite } from '../render/search-site.ts';

/** The file that tells programs what is in the output. */
export function siteDescription(sites: Site[], engineVersion: string): string {
  const { title, tagline, url } = sites[0]!.config;
  const description: SiteDescription = {
    format: descriptionFormat,
    engine: engineVersion,
    title,
    tagline,
    url,
    languages: sites.map(languageOf),
  };
  return JSON.stringify(description);
}

function languageOf(site: Site): DescribedLanguage {
  const { baseUrl, i18n } = site.config;
  const { versions, latest, locale } = searchSite(site);
  return {
    locale,
    label: i18n.locales[locale]?.label ?? locale,
    baseUrl,
    versions: site.versions.map((version, at) => ({
      name: version.name,
      label: version.label,
      isLatest: version.name === latest,
      isOld: version.banner === 'unmaintained',
      base: version.base,
      landing: landingOf(version),
      index: versions[at]!.index,
    })),
  };
}
