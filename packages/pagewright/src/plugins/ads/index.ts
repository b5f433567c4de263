import { isExternal } from '../../kernel/urls/external.ts';
import type { Problem } from '../../kernel/problems.ts';
import { type Plugin, definePlugin } from '../../site/plugins/plugin.ts';
import type { PluginSite } from '../../site/plugins/plugin-site.ts';
import { checkOptions } from '../parts/check-options.ts';
import { ownFile } from '../parts/own-file.ts';
import { type Ad, type Ads, adsSchema } from './ad-schema.ts';
import { chooseAd } from './choose-ad.ts';

export type { Ads } from './ad-schema.ts';

/** Shows an advertisement beside each doc: one of those whose dates include the day of the build, chosen by weight. */
export function ads(given: Ads): Plugin {
  const list = checkOptions('ads([…])', adsSchema, given);
  return definePlugin({
    name: 'ads',
    aside: {
      module: ownFile('ads/Ad.tsx'),
      items: (site) => Object.fromEntries(list.map((ad) => [ad.ad_id, { ad: withUrls(site, ad) }])),
      choose: ({ route }) => chooseAd(list, route, new Date())?.ad_id,
    },
    check: (site) => list.flatMap((ad, index) => missingImages(site, ad, index)),
    styles: ownFile('ads/ad.css'),
  });
}

function withUrls(site: PluginSite, ad: Ad): Ad {
  const { small, ...image } = ad.ad_image;
  return {
    ...ad,
    ad_image: {
      ...image,
      url: site.staticUrl(image.url),
      ...(small && { small: { ...small, url: site.staticUrl(small.url) } }),
    },
  };
}

function missingImages(site: PluginSite, { ad_image: { url, small } }: Ad, index: number): Problem[] {
  const files: [field: string, file: string | undefined][] = [
    ['ad_image.url', url],
    ['ad_image.small.url', small?.url],
  ];
  return files.flatMap(([field, file]): Problem[] => {
    if (file === undefined || isExternal(file) || site.hasStatic(file)) return [];
    return [
      {
        severity: 'error',
        file: 'site.config.ts',
        message: `"ads[${index}].${field}" names static/${file.replace(/^\//, '')}, which is not a file in static/`,
        hint: 'set it to a file in static/ or to an absolute URL',
      },
    ];
  });
}
