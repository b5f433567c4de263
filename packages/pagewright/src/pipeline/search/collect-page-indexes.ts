import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageIndex } from '../../search/index/index-page.ts';
import type { Doc, Version } from '../../site/model.ts';
import { build } from '../build.ts';
import type { Engine } from '../engine.ts';
import { readTerms, searchableDocs, textSuffix } from './searchable-docs.ts';

/** Everything search knows about a site, for a service that builds its own index. */
export async function collectPageIndexes(
  engine: Engine,
  siteDir: string,
): Promise<{ version: Version; doc: Doc; trail: string; index: PageIndex }[]> {
  const { site, tasks, cacheDir } = await build(engine, { siteDir });
  return searchableDocs(site, tasks).map((page) => {
    const texts = JSON.parse(readFileSync(join(cacheDir, page.key + textSuffix), 'utf8')) as string[];
    return { ...page, index: { ...readTerms(cacheDir, page), texts } };
  });
}
