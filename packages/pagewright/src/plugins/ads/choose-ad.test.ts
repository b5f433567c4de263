import { describe, expect, it } from 'vitest';
import type { Ad } from './ad-schema.ts';
import { chooseAd } from './choose-ad.ts';

const ad = (id: string, weight: number, first = '2026-01-01', last = '2026-12-31') =>
  ({ id, ad_weight: weight, first_publication_date: first, last_publication_date: last }) as Ad;
const day = new Date('2026-06-15T12:00:00Z');
const routes = Array.from({ length: 3000 }, (_, index) => `/docs/page-${index}`);
const shares = (ads: Ad[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const route of routes) {
    const id = chooseAd(ads, route, day)?.id ?? 'none';
    counts[id] = (counts[id] ?? 0) + 1 / routes.length;
  }
  return counts;
};

describe('chooseAd', () => {
  it('shows ads in proportion to their weights', () => {
    const { light, heavy, never } = shares([ad('never', 0), ad('light', 1), ad('heavy', 3)]);
    expect(never).toBeUndefined();
    expect(light).toBeGreaterThan(0.22);
    expect(light).toBeLessThan(0.28);
    expect(light! + heavy!).toBeCloseTo(1);
  });

  it('always gives a page the same ad', () => {
    const ads = [ad('a', 1), ad('b', 1)];
    for (const route of routes.slice(0, 20))
      expect(chooseAd(ads, route, new Date('2026-02-01'))).toBe(chooseAd(ads, route, day));
  });

  it('leaves out ads that weigh nothing or do not run that day', () => {
    expect(
      shares([ad('none', 0), ad('past', 1, '2025-01-01', '2026-06-14'), ad('coming', 1, '2026-06-16'), ad('now', 1)]),
    ).toEqual({ now: expect.closeTo(1) });
  });

  it('runs an ad on its first and its last day', () => {
    expect(chooseAd([ad('a', 1, '2026-06-15', '2026-06-15')], '/docs/', day)?.id).toBe('a');
  });

  it('shows none when none runs', () => {
    expect(chooseAd([], '/docs/', day)).toBeUndefined();
    expect(chooseAd([ad('a', 1)], '/docs/', new Date('2027-01-01'))).toBeUndefined();
  });
});
