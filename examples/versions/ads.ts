import type { Ads } from 'pagewright/ads';

function ad(id: string, weight: number, copy: string, picture: string): Ads[number] {
  return {
    id: `ad-${id}`,
    type: 'docs_ad',
    ad_id: id,
    ad_weight: weight,
    ad_copy: copy,
    ad_url: { link_type: 'Web', url: `https://brindle.example/${id}`, target: '_blank' },
    ad_image: {
      url: `img/ads/${id}.svg`,
      alt: picture,
      small: { url: `img/ads/${id}-small.svg`, alt: picture },
    },
    first_publication_date: '2020-01-01',
    last_publication_date: '2090-12-31',
  };
}

export const adList: Ads = [
  ad('lamps', 1, 'Lamps that get brighter when a car comes near.', 'A lamp in the dark'),
  ad('rides', 2, 'Ride with others: every Sunday, in every town.', 'The sun above the sea'),
];
