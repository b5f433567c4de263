import type { Ads } from 'pagewright/ads';

export const adList: Ads = [
  {
    id: 'ad-micro-frontends',
    type: 'docs_ad',
    ad_id: 'micro-frontends',
    ad_weight: 1,
    ad_copy: 'Several teams, one app: put micro-frontends into a native shell.',
    ad_url: { link_type: 'Web', url: 'https://trispan.example/micro-frontends', target: '_blank' },
    ad_image: {
      url: 'img/ads/micro-frontends.svg',
      alt: 'An app frame made of several smaller apps',
      small: { url: 'img/ads/micro-frontends-small.svg', alt: 'An app frame made of several smaller apps' },
    },
    first_publication_date: '2026-01-01',
    last_publication_date: '2030-12-31',
  },
  {
    id: 'ad-cloud-builds',
    type: 'docs_ad',
    ad_id: 'cloud-builds',
    ad_weight: 2,
    ad_copy: 'Build in the cloud and update installed apps without a store review.',
    ad_url: { link_type: 'Web', url: 'https://trispan.example/cloud', target: '_blank' },
    ad_image: {
      url: 'img/ads/cloud-builds.svg',
      alt: 'A cloud that delivers builds to phones',
      small: { url: 'img/ads/cloud-builds-small.svg', alt: 'A cloud that delivers builds to phones' },
    },
    first_publication_date: '2026-01-01',
    last_publication_date: '2030-12-31',
  },
];
