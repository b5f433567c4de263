import type { SearchSite } from '../../contract/search-provider.ts';
import type { Site, Version } from '../../site/model.ts';
import type { VersionPair } from '../../site/versions/changes.ts';
import { bundleBoot } from '../bundle/bundle-boot.ts';
import type { Bundle } from '../bundle/ensure-bundle.ts';
import type { BuildCache } from '../cache/cache.ts';
import type { Engine } from '../engine.ts';
import type { PreparedPlugins } from '../plugins/prepare-plugins.ts';
import type { BarColors, DocumentFrame } from '../render/document.ts';
import { documentFrame } from '../render/render-tasks.ts';
import { searchSite } from '../render/search-site.ts';
import { ShellSet } from '../render/shell-set.ts';
import { versionKeys } from './version-key.ts';

interface Sources {
  engine: Engine;
  site: Site;
  cache: BuildCache;
  bars: BarColors;
  plugins: PreparedPlugins;
  pairs: VersionPair[];
}

/** What pages have around them, known once the engine is bundled. */
interface Surroundings {
  bundle: Bundle;
  search: SearchSite;
  shellSet: ShellSet;
  /** The inlined boot script, in the language of the site. */
  boot: string;
  frame: DocumentFrame;
  keyOf: (version: Version) => Promise<string>;
}

export async function surroundingsOf(
  { engine, site, cache, bars, plugins, pairs }: Sources,
  bundling: Promise<Bundle>,
): Promise<Surroundings> {
  const bundle = await bundling;
  const search = searchSite(site);
  const shellSet = new ShellSet({ engine, site, search, asides: plugins.asides, bundle, cache });
  const isFirst = site.config.baseUrl === site.assetBase;
  const boot = isFirst ? bundle.boot : await bundleBoot(engine, site.strings, site.config.webMcp);
  const frame = documentFrame(site, { ...bundle, boot }, bars);
  const keyOf = versionKeys({ engineHash: engine.hash, site, frame, plugins, pairs, shells: shellSet });
  return { bundle, search, shellSet, boot, frame, keyOf };
}
