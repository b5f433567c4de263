import { describe, expect, it } from 'vitest';
import type { Doc, Version } from '../model.ts';
import { counterpart, landingOf, latestVersion } from './versions.ts';

function version(name: string, isLast: boolean, ids: string[], moved: Version['moved'] = {}): Version {
  const docs = new Map(ids.map((id) => [id, { id, version: name, route: `/docs/${name}/${id}` } as Doc]));
  return { name, isLast, base: `/docs/${name}/`, mainDocId: 'index', docs, moved } as Version;
}
// After v2, `store` was split from `release`, and `js` became part of `web`.
const v3 = version('v3', true, ['index', 'guide', 'constructor', 'release', 'store', 'web'], {
  guide: 'plugins',
  store: 'release',
  web: 'js',
});
const v2 = version('v2', false, ['index', 'plugins', 'gone', 'release', 'web', 'js']);
const v1 = version('v1', false, ['plugins', 'constructor']);
const versions = [v3, v2, v1];

describe('versions', () => {
  it('have one that is the latest, and a landing page each', () => {
    expect(latestVersion({ versions }).name).toBe('v3');
    expect(landingOf(v2)).toBe('/docs/v2/index');
    expect(landingOf(v1)).toBe('/docs/v1/');
  });
});

describe('counterpart', () => {
  const find = (from: Version, id: string, to: Version): string | undefined =>
    counterpart({ versions }, from.docs.get(id)!, to)?.route;

  it('is the page of the same id', () => {
    expect(find(v3, 'index', v2)).toBe('/docs/v2/index');
    expect(find(v2, 'index', v3)).toBe('/docs/v3/index');
    expect(find(v2, 'gone', v3)).toBeUndefined();
  });

  it('is the page that moved, in both directions and over several versions', () => {
    expect(find(v3, 'guide', v2)).toBe('/docs/v2/plugins');
    expect(find(v3, 'guide', v1)).toBe('/docs/v1/plugins');
    expect(find(v1, 'plugins', v3)).toBe('/docs/v3/guide');
  });

  it('is the page of the same id rather than one that moved', () => {
    expect(find(v2, 'release', v3)).toBe('/docs/v3/release');
    expect(find(v3, 'store', v2)).toBe('/docs/v2/release');
    expect(find(v3, 'web', v2)).toBe('/docs/v2/web');
    expect(find(v2, 'js', v3)).toBe('/docs/v3/web');
  });

  it('is found for pages named like something that every object has', () => {
    expect(find(v3, 'constructor', v1)).toBe('/docs/v1/constructor');
    expect(find(v1, 'constructor', v3)).toBe('/docs/v3/constructor');
  });
});
