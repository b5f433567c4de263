import type { Site } from '../../site/model.ts';

/** The name of a version's index. No version has an underscore in its name, so those of other languages are apart. */
export function indexName({ config, assetBase }: Pick<Site, 'config' | 'assetBase'>, version: string): string {
  return config.baseUrl === assetBase ? version : `${config.i18n.defaultLocale.toLowerCase()}_${version}`;
}
