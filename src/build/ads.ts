import { fingerprint } from '../site/hash.ts';
import type { Ad } from '../site/schema.ts';

/**
 * The ad of a page: by weight among those that run on the given day, and always the same for the same page,
 * so that it can stand in the HTML and nothing has to be chosen, fetched or moved in the browser.
 */
export function chooseAd(ads: Ad[], route: string, now: Date): Ad | undefined {
  const day = now.toISOString().slice(0, 10);
  const running = ads.filter(
    (ad) => ad.first_publication_date <= day && day <= ad.last_publication_date && ad.ad_weight > 0,
  );
  const total = running.reduce((sum, ad) => sum + ad.ad_weight, 0);
  let point = (Number.parseInt(fingerprint(route).slice(0, 8), 16) / 0x1_0000_0000) * total;
  return running.find((ad) => (point -= ad.ad_weight) < 0);
}
