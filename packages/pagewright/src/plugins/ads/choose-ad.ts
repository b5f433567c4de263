import { fingerprint } from '../../kernel/hash.ts';
import type { Ad } from './ad-schema.ts';

/**
 * A page's ad: weighted among those running on the given day, but always the same for the same page, so that it is
 * part of the HTML and the browser chooses, fetches and moves nothing.
 */
export function chooseAd(ads: Ad[], route: string, now: Date): Ad | undefined {
  const day = now.toISOString().slice(0, 10);
  const running = ads.filter((ad) => ad.first_publication_date <= day && day <= ad.last_publication_date);
  const total = running.reduce((sum, ad) => sum + ad.ad_weight, 0);
  let point = (Number.parseInt(fingerprint(route).slice(0, 8), 16) / 0x1_0000_0000) * total;
  return running.find((ad) => (point -= ad.ad_weight) < 0);
}
