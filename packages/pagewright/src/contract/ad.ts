/** An ad of the site, as its configuration states it. */
export interface Ad {
  id: string;
  type: 'docs_ad';
  /** Marks the ad in the page: `data-ad`. Pages refer to their ad by it. */
  ad_id: string;
  ad_weight: number;
  ad_copy: string;
  ad_url: { link_type: 'Web'; url: string; target?: string | undefined };
  ad_image: AdImage & { small?: AdImage | undefined };
  first_publication_date: string;
  last_publication_date: string;
}

interface AdImage {
  url: string;
  alt: string;
}
