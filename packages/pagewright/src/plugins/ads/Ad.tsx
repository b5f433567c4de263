'use client';

import { t } from '../../contract/strings/t.ts';
import type { Ad as AdEntry } from './ad-schema.ts';

/** Where there is little room, also beside the contents of a long page; see ad.css. */
const small = '(width <= 30em), (width >= 77.5625em) and (height < 56em)';

/**
 * An advertisement, labelled as such; its image has a fixed size, so that nothing shifts when it loads. A client component,
 * so that the page's data contains the whole entry instead of this markup.
 */
export default function Ad({ ad }: { ad: AdEntry }) {
  const { ad_url: link, ad_image: image } = ad;
  return (
    <aside className="ad" aria-label={t('ad.label')}>
      <a href={link.url} {...(link.target && { target: link.target, rel: 'noopener' })} data-ad={ad.ad_id}>
        <picture>
          {image.small && <source media={small} srcSet={image.small.url} width={140} height={100} />}
          <img src={image.url} alt={image.alt} width={280} height={200} loading="lazy" />
        </picture>
        <span className="ad-copy">{ad.ad_copy}</span>
      </a>
      <span className="ad-mark">{t('ad.mark')}</span>
    </aside>
  );
}
