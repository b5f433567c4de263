import type { Ad as AdEntry } from '../../site/schema.ts';

/** An advertisement, labelled as such; its image has a fixed size, so that nothing shifts when it loads. */
export function Ad({ ad }: { ad: AdEntry }) {
  const { ad_url: link, ad_image: image } = ad;
  return (
    <aside className="ad" aria-label="Advertisement">
      <a href={link.url} {...(link.target && { target: link.target, rel: 'noopener' })} data-ad={ad.ad_id}>
        <picture>
          {image.small && <source media="(width <= 30em)" srcSet={image.small.url} width={140} height={100} />}
          <img src={image.url} alt={image.alt} width={280} height={200} loading="lazy" />
        </picture>
        <span className="ad-copy">{ad.ad_copy}</span>
      </a>
      <span className="ad-mark">Ad</span>
    </aside>
  );
}
